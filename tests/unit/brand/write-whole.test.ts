import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeWhole } from '../../../src/tools/vite/write-whole.ts';

test('a build that has opened a file reads the whole of it, while another one writes it anew', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fanline-whole-'));
  const file = join(folder, 'brand.css');
  writeFileSync(file, 'old');
  const open = openSync(file, 'r');
  writeWhole(file, 'new');
  expect(readFileSync(open, 'utf8')).toBe('old');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['brand.css']);
  closeSync(open);
  rmSync(folder, { recursive: true });
});
