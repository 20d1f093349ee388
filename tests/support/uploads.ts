import type { Answer, TestClient } from './test-client.ts';

/** A one-pixel PNG with a text inside that says where it was taken. */
export function png(note = ''): Buffer {
  const text = Buffer.from(`Comment\0${note}`, 'latin1');
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  // The header is 8 bytes of signature and 25 of IHDR; the sum of a text is not looked at.
  return note === ''
    ? pixel
    : Buffer.concat([pixel.subarray(0, 33), pngChunk('tEXt', text), pixel.subarray(33)]);
}

export function pngChunk(kind: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  return Buffer.concat([size, Buffer.from(kind, 'latin1'), data, Buffer.alloc(4)]);
}

export function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Exif data with a turn and a place. */
export const placeInExif = 'GPS 41.0082 28.9784';
function exif(turn: number): Buffer {
  const entry = Buffer.from('011200030000000100000000', 'hex');
  entry.writeUInt16BE(turn, 8);
  const tiff = Buffer.concat([
    Buffer.from('4d4d002a00000008', 'hex'),
    Buffer.from('0001', 'hex'),
    entry,
    Buffer.alloc(4),
    Buffer.from(placeInExif),
  ]);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff]));
}

/** The parts of a JPEG in their order, with Exif data, a comment and something behind its end. */
export function jpeg(turn = 6, size = 40): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    exif(turn),
    segment(0xfe, Buffer.from('Ayşes Telefon')),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.alloc(size, 0x2a),
    Buffer.from([0xff, 0xd9]),
    Buffer.from('the film of a phone'),
  ]);
}

export function pdf(size = 20): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 0x20), Buffer.from('%%EOF')]);
}

/** Sends a file as a browser does. */
export function sendFile(
  client: TestClient,
  to: { form: string; field: string; name?: string },
  content: Buffer,
): Promise<Answer> {
  const { form, field, name = 'foto.jpg' } = to;
  return client.send('POST', `/api/uploads/${form}?field=${encodeURIComponent(field)}`, content, {
    'content-type': 'application/octet-stream',
    'x-file-name': encodeURIComponent(name),
  });
}

interface StoredFile {
  id: string;
  name: string;
  type: string;
  bytes: number;
  isScanned: boolean;
}

export function fileOf(answer: Answer): StoredFile {
  return answer.payload<{ upload: StoredFile }>().upload;
}
