import { expect, test } from 'vitest';
import { pixelsOf, sizeForScreen, wallpaperSizes } from '../../../src/shared/wallpapers/wallpaper-sizes.ts';

test('sizes are those of phones, the narrow ones first', () => {
  const pixels = wallpaperSizes.map(pixelsOf);
  for (const { width, height } of pixels) {
    expect(height / width).toBeGreaterThan(1.7);
    expect(width * height).toBeLessThan(5_000_000);
  }
  const widths = pixels.map(({ width }) => width);
  expect(widths).toEqual([...widths].sort((one, other) => one - other));
});

test.each([
  ['the same pixels', { width: 1170, height: 2532 }, '1170x2532'],
  ['a phone on its side', { width: 2400, height: 1080 }, '1080x2400'],
  ['a shape between two', { width: 1080, height: 2408 }, '1080x2400'],
  ['an old short phone', { width: 640, height: 1136 }, '750x1334'],
  ['a screen without a size', { width: 0, height: 0 }, wallpaperSizes[1]],
])('%s gets the nearest size', (_, screen, size) => {
  expect(sizeForScreen(screen)).toBe(size);
});
