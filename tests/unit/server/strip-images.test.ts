import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { strippedJpeg } from '../../../src/server/infra/uploads/strip-jpeg.ts';
import { strippedPng } from '../../../src/server/infra/uploads/strip-png.ts';
import { Dice } from '../../support/bad-requests.ts';
import { ROOT } from '../../support/definitions.ts';
import { runSeed } from '../../support/run-seed.ts';
import { jpeg, placeInExif, png } from '../../support/uploads.ts';

const private_ = [placeInExif, 'Ayşes Telefon', 'the film', 'GPS 41'];
const strippers = [
  ['JPEG', jpeg(6), strippedJpeg],
  ['PNG', png('GPS 41'), strippedPng],
] as const;

/** Some bytes are others, some are gone, some come twice. */
function broken(bytes: Buffer, dice: Dice): Buffer {
  const at = () => Math.floor(dice.next() * bytes.length);
  const changed = Buffer.from(bytes);
  for (let n = 0; n < 1 + dice.next() * 6; n += 1) changed[at()] = Math.floor(dice.next() * 256);
  if (dice.chance(0.3)) return changed.subarray(0, at());
  return dice.chance(0.3) ? Buffer.concat([changed.subarray(0, at()), changed.subarray(at())]) : changed;
}

test.each(strippers)(
  '%s: no broken file throws, and what is stripped once stays as it is',
  (_kind, good, strip) => {
    const dice = new Dice(runSeed());
    for (let n = 0; n < 3000; n += 1) {
      const once = strip(broken(good, dice));
      if (once !== undefined) expect(strip(once)?.equals(once)).toBe(true);
    }
  },
);

test.each(strippers)('%s: nothing private is left', (_kind, good, strip) => {
  const text = strip(good)?.toString() ?? '';
  expect(private_.filter((secret) => text.includes(secret))).toEqual([]);
});

test('a photo that stands upright gets no Exif data at all', () => {
  expect(strippedJpeg(jpeg(1))?.includes('Exif')).toBe(false);
  expect(strippedJpeg(jpeg(8))?.includes('Exif')).toBe(true);
});

test('the pictures of the brands lose nothing that draws', () => {
  const folder = join(ROOT, 'public/images');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.png'),
  );
  for (const name of names) {
    const bytes = readFileSync(join(folder, name));
    const stripped = strippedPng(bytes);
    for (const part of ['IHDR', 'IDAT', 'IEND'])
      expect(stripped?.includes(part), `${name} ${part}`).toBe(true);
  }
});
