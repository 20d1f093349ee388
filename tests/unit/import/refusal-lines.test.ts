import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problem } from '../../../src/server/errors/problem.ts';
import { loadWords } from '../../../src/server/infra/mail/words.ts';
import { refusalLines } from '../../../src/server/start/stock/read-file.ts';
import { ROOT } from '../../support/definitions.ts';
import { folderWith } from '../../support/goods-folder.ts';

const words = loadWords(ROOT);
const file = join(folderWith({ 'shops.json': '[\n{ "id": 1 },\n{ "id":\n2 }\n]' }), 'shops.json');
const lines = (refusal: ReturnType<typeof problem>) =>
  refusalLines(file, refusal, words).map((line) => line.replace(file, 'shops.json'));
const fault = { keyword: 'town', rule: 'town' };

test('a refusal has the line of its item, its code and the sentence of the catalogue', () => {
  const errors = [
    { ...fault, path: '/1/id', message: 'No such town.' },
    { ...fault, path: '/0/gone' },
  ];
  expect(lines(problem(1013, { errors }))).toEqual([
    'shops.json:3: 1013 (Der Händler konnte nicht angelegt werden. / Bayi oluşturulamadı.) No such town.',
    'shops.json:2: 1013 (Der Händler konnte nicht angelegt werden. / Bayi oluşturulamadı.)',
  ]);
});

test('one that names no item is said of the file', () => {
  expect(lines(problem(1013))).toEqual([
    'shops.json:1: 1013 (Der Händler konnte nicht angelegt werden. / Bayi oluşturulamadı.)',
  ]);
});
