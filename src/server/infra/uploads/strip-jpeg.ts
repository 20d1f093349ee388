import { orientation, orientationOf } from './exif-turn.ts';
import { KeptParts } from './kept-parts.ts';

const [MARK, START, SCAN, END] = [0xff, 0xd8, 0xda, 0xd9];
const EXIF = 0xe1;
/** A photo has some dozens; each 64 kB of a colour profile or a preview are one more. */
const MOST_SEGMENTS = 2000;

/** Application data and comments: place and time, camera, names, previews. Kept: JFIF, ICC colours and Adobe's. */
function isPrivate(marker: number): boolean {
  const isKept = [0xe0, 0xe2, 0xee].includes(marker);
  return (marker >= 0xe0 && marker <= 0xef && !isKept) || marker === 0xfe;
}

/**
 * The picture's data after a scan's header: inside them an FF has a 00 or the number of a restart behind it. Byte by
 * byte, because a search for each FF is slow where every byte is one.
 */
function endOfData(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] !== MARK) continue;
    const next = bytes[at + 1] ?? END;
    if (next !== 0 && next !== MARK && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/**
 * A JPEG without what says where, when and with what it was taken; only the way it is turned stays. What stands behind
 * its end, such as the film of a phone's picture, goes too.
 * @returns undefined for a file that is no whole JPEG
 */
export function strippedJpeg(bytes: Buffer): Buffer | undefined {
  const parts = new KeptParts(bytes, MOST_SEGMENTS);
  let [at, turn] = [2, 1];
  while (at + 2 <= bytes.length && bytes[at] === MARK) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) return joined(parts.buffers(), turn);
    if (at + 4 > bytes.length) return undefined;
    const header = at + 2 + bytes.readUInt16BE(at + 2);
    if (header > bytes.length || header < at + 4) return undefined;
    const end = marker === SCAN ? endOfData(bytes, header) : header;
    if (marker === EXIF) turn = orientationOf(bytes.subarray(at, end)) ?? turn;
    if (!parts.see(at, end, !isPrivate(marker))) return undefined;
    at = end;
  }
  return undefined;
}

function joined(kept: Buffer[], turn: number): Buffer {
  const turned = turn > 1 ? [orientation(turn)] : [];
  return Buffer.concat([Buffer.from([MARK, START]), ...turned, ...kept, Buffer.from([MARK, END])]);
}
