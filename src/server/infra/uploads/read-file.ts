import type { Readable } from 'node:stream';
import { type SendingPace, watchPace } from './sending-pace.ts';

/** The file, or why it was not read to its end: more has come than allowed, or it comes too slowly or not at all. */
export type ReadFile = Buffer | 'tooLarge' | 'tooSlow';

/**
 * Reads a file that arrives. The stream is left open, because the answer goes back on the same connection; what is not
 * read ends with it.
 */
export function readFile(stream: Readable, most: number, pace: SendingPace): Promise<ReadFile> {
  const parts: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    const end = (read: ReadFile) => {
      watch.stop();
      stream.off('data', take).pause();
      resolve(read);
    };
    const watch = watchPace(pace, () => end('tooSlow'));
    const take = (part: Buffer) => {
      size += part.length;
      watch.came(part.length);
      if (size > most) end('tooLarge');
      else parts.push(part);
    };
    stream.on('data', take);
    stream.once('end', () => end(Buffer.concat(parts, size)));
    // The sender has gone.
    stream.once('error', () => end('tooSlow'));
    stream.once('close', () => end('tooSlow'));
  });
}
