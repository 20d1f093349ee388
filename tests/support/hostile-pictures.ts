/** Pictures that cost as much work as their bytes allow; each has exactly the given length. */
export interface HostilePicture {
  name: string;
  kind: 'jpeg' | 'png';
  ofLength: (length: number) => Buffer;
}

const jpegStart = Buffer.from([0xff, 0xd8]);
const scan = Buffer.from([0xff, 0xda, 0, 2]);
const pngStart = Buffer.from('89504e470d0a1a0a', 'hex');

/** A beginning, and one part again and again. */
function repeated(start: Buffer, part: readonly number[]) {
  return (length: number) =>
    Buffer.concat([start, Buffer.alloc(length - start.length, Buffer.from(part))], length);
}

/** An Exif segment of 64 kB that says its directory has as many entries as fit, and none is the turn. */
function longExif(): number[] {
  const segment = Buffer.alloc(65_535 + 2);
  Buffer.from('ffe1ffff4578696600004d4d002a00000008ffff', 'hex').copy(segment);
  return [...segment];
}

export const hostilePictures: readonly HostilePicture[] = [
  { name: 'empty segments', kind: 'jpeg', ofLength: repeated(jpegStart, [0xff, 0xdb, 0, 2]) },
  { name: 'empty private segments', kind: 'jpeg', ofLength: repeated(jpegStart, [0xff, 0xfe, 0, 2]) },
  {
    name: 'private and other segments by turns',
    kind: 'jpeg',
    ofLength: repeated(jpegStart, [0xff, 0xfe, 0, 2, 0xff, 0xdb, 0, 2]),
  },
  { name: 'empty scans', kind: 'jpeg', ofLength: repeated(jpegStart, [...scan]) },
  {
    name: 'a scan of FF alone',
    kind: 'jpeg',
    ofLength: repeated(Buffer.concat([jpegStart, scan]), [0xff]),
  },
  {
    name: 'a scan of stuffed FF',
    kind: 'jpeg',
    ofLength: repeated(Buffer.concat([jpegStart, scan]), [0xff, 0]),
  },
  { name: 'long Exif data', kind: 'jpeg', ofLength: repeated(jpegStart, longExif()) },
  {
    name: 'chunks of 12 bytes',
    kind: 'png',
    ofLength: repeated(pngStart, [0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0, 0, 0, 0]),
  },
  {
    name: 'chunks of 12 bytes with texts',
    kind: 'png',
    ofLength: repeated(pngStart, [0, 0, 0, 0, 0x74, 0x45, 0x58, 0x74, 0, 0, 0, 0]),
  },
];
