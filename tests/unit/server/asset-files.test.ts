import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { assetFiles } from '../../../src/server/http/pages/asset-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'fanline-assets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text = name) => writeFileSync(join(folder, name), text);
for (const name of ['main-a1.js', 'main-a1.js.br', 'main-a1.js.gz', 'face-b2.woff2', 'notes.txt'])
  write(name);

const find = assetFiles(folder);
const textOf = async (name: string, encoding: 'br' | 'gzip' | 'identity') =>
  (await find(name, encoding))?.body.toString();

test('a file is sent as it lies compressed, one without as it is', async () => {
  expect(await textOf('main-a1.js', 'br')).toBe('main-a1.js.br');
  expect(await textOf('main-a1.js', 'gzip')).toBe('main-a1.js.gz');
  expect(await textOf('main-a1.js', 'identity')).toBe('main-a1.js');
  expect(await find('face-b2.woff2', 'br')).toMatchObject({ encoding: 'identity', type: 'font/woff2' });
});

test('it is read once', async () => {
  write('once-c3.js');
  await find('once-c3.js', 'identity');
  write('once-c3.js', 'another');
  expect(await textOf('once-c3.js', 'identity')).toBe('once-c3.js');
});

test('a file that comes later is found', async () => {
  expect(await find('later-d4.js', 'br')).toBeUndefined();
  write('later-d4.js');
  expect(await textOf('later-d4.js', 'br')).toBe('later-d4.js');
});

test.each([
  'notes.txt',
  '../package.json',
  'x/../main-a1.js',
  '.js',
  'main-a1.constructor',
  'main-a1.js\0',
  '',
])('nothing else is read: %j', async (name) => expect(await find(name, 'identity')).toBeUndefined());
