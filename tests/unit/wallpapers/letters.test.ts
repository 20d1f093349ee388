import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { letterFiles, wallpaperLetters } from '../../../src/tools/wallpaper-letters.mjs';

test('the letters are those of the font package', async () => {
  const made = await wallpaperLetters();
  for (const name of ['widths', 'outlines'] as const)
    expect(JSON.parse(readFileSync(letterFiles[name], 'utf8'))).toEqual(made[name]);
});
