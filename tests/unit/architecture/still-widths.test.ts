import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/definitions.ts';

const folder = join(ROOT, 'src/client');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

const sheetsWith = (pattern: RegExp) =>
  sheets.filter((file) => pattern.test(readFileSync(join(folder, file), 'utf8')));

// A `ch` is as wide as the digit 0 of the font that is there: when the font arrives, lines would break elsewhere.
test('the width of a running text does not follow the font that is still on its way', () => {
  expect(sheets.length).toBeGreaterThan(200);
  expect(sheetsWith(/[3-9]\dch\b/)).toEqual([]);
});

// The code of a form is loaded by itself: what stands around it would move when it comes.
test('no place on a page depends on whether its form is there already', () => {
  expect(sheetsWith(/:has\([^)]*\bform\b/)).toEqual([]);
});
