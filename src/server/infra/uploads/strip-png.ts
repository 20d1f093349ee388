import { KeptParts } from './kept-parts.ts';

const SIGNATURE = 8;
/** Texts, Exif data and times. Everything that draws stays. */
const PRIVATE = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'caBX']);
/** A picture of 10 MB with data in parts of 8 kB, as libpng writes them, has 1,300. */
const MOST_CHUNKS = 4000;

/**
 * A PNG without texts, place and time, and without what stands behind its end.
 * @returns undefined for a file that is no whole PNG
 */
export function strippedPng(bytes: Buffer): Buffer | undefined {
  const parts = new KeptParts(bytes, MOST_CHUNKS);
  let at = SIGNATURE;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (!parts.see(at, end, !PRIVATE.has(kind))) return undefined;
    if (kind === 'IEND') return Buffer.concat([bytes.subarray(0, SIGNATURE), ...parts.buffers()]);
    at = end;
  }
  return undefined;
}
