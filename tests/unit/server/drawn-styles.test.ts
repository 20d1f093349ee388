import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { styleFinder } from '../../../src/server/http/pages/drawn-styles.ts';

const folder = mkdtempSync(join(tmpdir(), 'fanline-styles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sheets = {
  'jersey.css': '.Ab1_jersey{fill:red}.Ab1_jersey:hover{fill:blue}',
  'digit.css': '.\\37 xY_box,.\\37 xY_box>p{margin:0}',
  'global.css': '.boot{display:none}',
};
for (const [name, css] of Object.entries(sheets)) writeFileSync(join(folder, name), css);

const found = (html: string) => styleFinder(folder)(html, Object.keys(sheets));

test('a style sheet is found by a class of its own in the HTML, also one that begins with a digit', async () => {
  expect(await found('<svg class="Ab1_jersey">')).toEqual(['jersey.css']);
  expect(await found('<div class="7xY_box">')).toEqual(['digit.css']);
  expect(await found('<p class="boot">')).toEqual([]);
  expect(await found('<p>jersey</p>')).toEqual([]);
});
