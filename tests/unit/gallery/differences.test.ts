import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { changedSince, keepLast } from '../../gallery/differences.ts';

interface Spot {
  left: number;
  top: number;
  size: number;
}

/** A grey picture with white squares. */
function picture(height: number, spots: Spot[] = [], grey = 100): Promise<Buffer> {
  const white = ({ left, top, size }: Spot) => ({
    input: { create: { width: size, height: size, channels: 3 as const, background: '#fff' } },
    left,
    top,
  });
  return sharp({ create: { width: 360, height, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .composite(spots.map(white))
    .png()
    .toBuffer();
}

async function compared(before: Buffer, now: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'fanline-gallery-'));
  const out = join(folder, 'gallery');
  try {
    mkdirSync(join(out, 'aslan'), { recursive: true });
    writeFileSync(join(out, 'aslan', 'home.png'), before);
    keepLast(out);
    return await changedSince(out, join('aslan', 'home.png'), now);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a picture as before has no changed regions, nor has one whose colours look the same', async () => {
  expect(await compared(await picture(400), await picture(400))).toEqual([]);
  expect(await compared(await picture(400), await picture(400, [], 103))).toEqual([]);
});

test('what differs is marked, each thing apart, and what hangs together as one', async () => {
  const spots = [
    { left: 30, top: 50, size: 50 },
    { left: 300, top: 200, size: 10 },
  ];
  expect(await compared(await picture(400), await picture(400, spots))).toEqual([
    { x: 20, y: 40, width: 60, height: 60 },
    { x: 300, y: 200, width: 20, height: 20 },
  ]);
});

test('what a taller or a shorter page has more or less is marked', async () => {
  const more = { x: 0, y: 400, width: 360, height: 60 };
  expect(await compared(await picture(400), await picture(460))).toEqual([more]);
  expect(await compared(await picture(460), await picture(400))).toEqual([more]);
});

test('the first picture of a screen is compared with nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fanline-gallery-'));
  keepLast(join(folder, 'gallery'));
  expect(await changedSince(join(folder, 'gallery'), 'home.png', await picture(400))).toBeUndefined();
  rmSync(folder, { recursive: true });
});
