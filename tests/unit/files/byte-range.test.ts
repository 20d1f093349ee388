import { expect, it } from 'vitest';
import { byteRange } from '../../../src/server/http/files/byte-range.ts';

it.each([
  [undefined, undefined],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-5', { from: 95, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=-0', null],
  ['bytes=100-', null],
  ['bytes=20-10', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=1-2', undefined],
  ['bytes=99999999999999999999-', undefined],
])('%s of 100 bytes', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

it('has no part of an empty file', () => {
  expect(byteRange('bytes=0-', 0)).toBeNull();
});
