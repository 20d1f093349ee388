import { expect, test } from 'vitest';
import { strippedJpeg } from '../../../src/server/infra/uploads/strip-jpeg.ts';
import { strippedPng } from '../../../src/server/infra/uploads/strip-png.ts';
import { UPLOAD_LIMITS } from '../../../src/shared/uploads.ts';
import { hostilePictures } from '../../support/hostile-pictures.ts';
import { png, pngChunk, segment } from '../../support/uploads.ts';

const strippers = { jpeg: strippedJpeg, png: strippedPng };

/** The best of five runs: what else the machine does makes none of them shorter. */
function millisecondsOf(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...times);
}

/** Looks at each byte once and copies the file: what nobody can do without. */
function plainWork(bytes: Buffer): number {
  let marks = 0;
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === 0xff) marks += 1;
  return marks + Buffer.from(bytes).length;
}

test.each(hostilePictures)('$name: no more work than a few looks at each byte', ({ kind, ofLength }) => {
  const bytes = ofLength(UPLOAD_LIMITS.bytes);
  expect(bytes.length).toBe(UPLOAD_LIMITS.bytes);
  expect(strippers[kind](bytes)).toBeUndefined();
  const ratio = millisecondsOf(() => strippers[kind](bytes)) / millisecondsOf(() => plainWork(bytes));
  expect(ratio).toBeLessThan(6);
});

test('a PNG of 10 MB in chunks of 8 kB passes, and each chunk counts once', () => {
  const [start, end] = [png().subarray(0, 33), png().subarray(-12)];
  const data = Array.from({ length: 1280 }, () => pngChunk('IDAT', Buffer.alloc(8192 - 12, 7)));
  const whole = Buffer.concat([start, ...data, end]);
  expect(strippedPng(whole)?.equals(whole)).toBe(true);
  const chunks = (count: number) =>
    Buffer.concat([start, ...Array.from({ length: count }, () => pngChunk('IDAT', Buffer.alloc(0))), end]);
  expect(strippedPng(chunks(3998))?.equals(chunks(3998))).toBe(true);
  expect(strippedPng(chunks(3999))).toBeUndefined();
});

test('a JPEG has at most 2,000 segments', () => {
  const made = (count: number) =>
    Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      ...Array.from({ length: count }, () => segment(0xdb, Buffer.from([1]))),
      Buffer.from([0xff, 0xd9]),
    ]);
  expect(strippedJpeg(made(2000))?.equals(made(2000))).toBe(true);
  expect(strippedJpeg(made(2001))).toBeUndefined();
});
