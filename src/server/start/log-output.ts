import { writeSync } from 'node:fs';

/** Lines are collected up to this many characters, or this long. */
const fullAt = 16_384;
const longestMs = 100;

/** Errors are written at once, because the process may end after one. */
const urgent = /^\{"level":[56]0/;

/**
 * Writes log lines: many of them in one write, because one write costs as much as the rest of a small request. Waiting
 * lines are written before the process ends, unless it is killed.
 */
export function logOutput(write: (text: string) => void = writeToStdout): { write(line: string): void } {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = waiting;
    waiting = '';
    if (text !== '') write(text);
  };
  process.once('exit', flush);
  return {
    write: (line) => {
      waiting += line;
      if (waiting.length >= fullAt || urgent.test(line)) return flush();
      timer ??= setTimeout(flush, longestMs).unref();
    },
  };
}

/** A pipe with a slow reader accepts only a part, or nothing: the rest is tried again. */
function writeToStdout(text: string): void {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(process.stdout.fd, rest));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}
