import type { Readable } from 'node:stream';

/** Reads a file that arrives; undefined as soon as more has come than allowed, and the rest is not waited for. */
export async function readFile(stream: Readable, most: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.length;
    if (size > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}
