const SIGNATURE = 8;
/** Texts, Exif data and times. Everything that draws stays. */
const PRIVATE = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'caBX']);

/**
 * A PNG without texts, place and time, and without what stands behind its end.
 * @returns undefined for a file that is no whole PNG
 */
export function strippedPng(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [bytes.subarray(0, SIGNATURE)];
  let at = SIGNATURE;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (!PRIVATE.has(kind)) kept.push(bytes.subarray(at, end));
    if (kind === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return undefined;
}
