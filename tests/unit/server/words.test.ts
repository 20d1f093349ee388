import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadWords } from '../../../src/server/infra/mail/words.ts';
import { ROOT } from '../../support/definitions.ts';

const FILE = 'locales/de/fields.json';
const KEY = 'field.city.label';
const sound = { [KEY]: 'Ort, wie er zuletzt hieß' };
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fanline-words-'));
  await cp(join(ROOT, 'locales'), join(root, 'locales'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const save = async (change: (text: string) => string | Uint8Array) =>
  writeFile(join(root, FILE), change(await readFile(join(root, FILE), 'utf8')));

test.each<[string, (text: string) => string | Uint8Array]>([
  ['a comma too many', (text) => text.replace(/\n\}\s*$/, ',\n}')],
  ['a byte order mark', (text) => `\uFEFF${text}`],
  ['another encoding', (text) => Buffer.from(text, 'latin1')],
  ['a list', () => '[]'],
  [
    'a sentence that is none',
    (text) => text.replace(/"field\.city\.label": "[^"]*"/, '"field.city.label": 7'),
  ],
])(
  'words with %s stand as they last were sound, and without these the file is named',
  async (_what, change) => {
    await save(change);
    const words = loadWords(root, (file) => (file === FILE ? sound : undefined));
    expect(words.text('de', KEY)).toBe(sound[KEY]);
    expect(() => loadWords(root)).toThrow(FILE);
  },
);

test('sound words are taken as they stand', async () => {
  expect(loadWords(root, () => sound).text('de', KEY)).not.toBe(sound[KEY]);
});

test('a sentence whose values cannot be read is shown as it stands', async () => {
  await save((text) => text.replace(/"field\.city\.label": "[^"]*"/, '"field.city.label": "Ort {name"'));
  expect(loadWords(root).text('de', KEY, { name: 'Köln' })).toBe('Ort {name');
});
