const TURN = 0x0112;
const ENTRY = 12;

/** The way a picture is turned, 1 to 8, from the first directory of a JPEG's Exif segment. */
export function orientationOf(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0' || segment.length < 20) return undefined;
  const tiff = segment.subarray(10);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return undefined;
  const count = short(first);
  for (let n = 0, at = first + 2; n < count && at + ENTRY <= tiff.length; n += 1, at += ENTRY) {
    if (short(at) === TURN) return Math.min(8, Math.max(1, short(at + 8)));
  }
  return undefined;
}

/** An Exif segment that says nothing but how the picture is turned: one directory with one entry. */
export function orientation(turn: number): Buffer {
  const bytes = Buffer.from(
    'ffe100224578696600004d4d002a00000008000101120003000000010000000000000000',
    'hex',
  );
  bytes.writeUInt16BE(turn, 28);
  return bytes;
}
