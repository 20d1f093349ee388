import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { judgeGoods } from '../../../src/definitions/goods/judge-goods.ts';
import { ROOT } from '../../support/definitions.ts';
import { contentOf } from '../../support/goods-folder.ts';

const schemaOf = (goods: string) =>
  JSON.parse(readFileSync(join(ROOT, `schemas/import/${goods}.import.json`), 'utf8'));

/** The faults as `line: sentence`. */
function faults(goods: string, file: unknown): string[] {
  const text = typeof file === 'string' ? file : JSON.stringify(file, null, 2);
  const judged = judgeGoods(schemaOf(goods), new TextEncoder().encode(text));
  if (!('faults' in judged)) return [];
  return judged.faults.map(({ line, sentence }) => `${line ?? 'file'}: ${sentence}`);
}

const [tariff = {}] = contentOf('tariffs.json');
const [article = {}] = contentOf('media.json');

test('a sound file has no fault, and its items are given', () => {
  const bytes = new TextEncoder().encode(JSON.stringify([tariff]));
  expect(judgeGoods(schemaOf('tariffs'), bytes)).toEqual({ items: [tariff] });
});

test('all faults of a file are told at once, each with its line', () => {
  const text = `[
  { "slug": "o2", "name": "o2" },
  { "slug": "Blau Mobil", "name": "Blau" },
  { "slug": "telekom",
    "nam": "Telekom" },
  { "slug": "winsim", "name": "" }
]`;
  expect(faults('providers', text)).toEqual([
    '3: "Blau Mobil" must match pattern "^[a-z0-9-]{1,64}$": lower-case letters, digits and hyphens; it stays, since addresses and ids are made of it.',
    '4: "name" is missing.',
    '5: "nam" does not belong here; did you mean "name"?',
    '6: "" must NOT have fewer than 1 characters.',
  ]);
});

test('a mistake in 100,000 lines is told by the first ones, soon', () => {
  const rows = Array.from({ length: 100_000 }, (_, i) => `{ "msisdn": "0171${i}", "kind": "general" }`);
  const bytes = new TextEncoder().encode(`[\n${rows.join(',\n')}\n]`);
  const judged = judgeGoods(schemaOf('numbers'), bytes);
  expect(judged).toMatchObject({
    total: 100_000,
    faults: Array.from({ length: 20 }, (_, i) => ({ line: i + 2 })),
  });
}, 20_000);

test.each([
  [
    'an unknown type',
    'tariffs',
    [{ ...tariff, type: 'singel' }],
    /^5: "singel" is none of: single.*did you mean "single"\?/,
  ],
  [
    'a price with a fraction',
    'tariffs',
    [{ ...tariff, priceCents: 9.99 }],
    /^\d+: 9.99 must be integer: whole cents a month/,
  ],
  [
    'a deep fault',
    'tariffs',
    [{ ...tariff, jersey: { monthlyCents: 1 } }],
    /^\d+: "onceCents" is missing\.$/,
  ],
  [
    'a long plan alone',
    'tariffs',
    [{ ...tariff, termMonths: 24, alternative: null }],
    /^\d+: null must be string: a plan of more than twelve months names one.*§ 56 TKG/,
  ],
  ['a day that is none', 'tariffs', [{ ...tariff, withdrawnOn: '2026-02-31' }], /2026-02-31.*format "date"/],
  [
    'a general number with a price',
    'numbers',
    [{ msisdn: '+491713920000', kind: 'general', priceCents: 5 }],
    /^5: "priceCents" does not belong here/,
  ],
  [
    'a VIP number without a class',
    'numbers',
    [{ msisdn: '+491713920000', kind: 'vip', priceCents: 5 }],
    /"class" is missing/,
  ],
  [
    'a number and a block in one',
    'numbers',
    [{ msisdn: '+491713920000', from: '+491713920000', to: '+491713920001', kind: 'general' }],
    /"msisdn" does not belong here/,
  ],
  [
    'the address of the news as a slug',
    'media',
    [{ ...article, slug: 'news' }],
    /^3: "news" must match pattern.*"news" is the address of the list/,
  ],
  ['a block without an end', 'numbers', [{ from: '+491713920000', kind: 'general' }], /"to" is missing/],
  [
    'a landline',
    'numbers',
    [{ msisdn: '+493023125100', kind: 'general' }],
    /must match pattern.*a German mobile number/,
  ],
  [
    'a wrong check digit',
    'sim-cards',
    [{ iccid: '8949990000000000011', type: 'physical', place: 'stock' }],
    /format "iccid": 19 or 20 digits/,
  ],
  [
    'a profile in a shop',
    'sim-cards',
    [{ iccid: '8949990000000000010', type: 'esim', place: 'shop' }],
    /Only "stock" may stand here/,
  ],
  ['no list', 'coupons', {}, /^1: \{\} must be array/],
])('%s is told', (_what, goods, file, sentence) => {
  const [first = '', ...more] = faults(goods, file);
  expect(first).toMatch(sentence);
  expect(more).toEqual([]);
});

it('says where the file is no JSON, and that a name stands twice', () => {
  expect(faults('providers', '[\n{ "slug": "o2" "name": "o2" }]')[0]).toMatch(
    /^file: This is not valid JSON: .* in line 2/,
  );
  expect(faults('providers', '[{ "slug": "o2",\n"slug": "o2" }]')[0]).toMatch(
    /^file: "slug" stands twice .* line 2/,
  );
});
