import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRecord, writeRecord } from '../../../src/server/start/releases/folder-record.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fanline-record-'));
});
afterAll(() => rm(folder, { recursive: true }));

const [one, other] = ['1'.repeat(64), '2'.repeat(64)];
const line = (digest: string) => `{ "release": 12, "digest": "${digest}" }\n`;

test('a folder without a record says nothing; with one it says its release', async () => {
  expect(await readRecord(folder)).toBeUndefined();
  await writeRecord(folder, { release: 12, digest: one });
  expect(await readRecord(folder)).toBe(one);
});

test.each([
  ['', 'nothing'],
  ['{ "release": 12 }', 'no digest'],
  [`<<<<<<< ours\n${line(one)}=======\n${line(other)}>>>>>>> theirs\n`, 'a conflict of git'],
])('a record that is none is refused in a sentence: %j', async (text) => {
  await writeFile(join(folder, 'definitions-release.json'), text);
  await expect(readRecord(folder)).rejects.toThrow('does not say which release it is');
});
