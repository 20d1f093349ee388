import { Writable } from 'node:stream';

/** Where a test app's log goes, and what it has written so far. */
export function logLines() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).split('\n')) if (line) lines.push(JSON.parse(line));
      done();
    },
  });
  return { log: { level: 'info', stream }, lines };
}
