import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeGoods } from '../../../src/definitions/goods/judge-goods.ts';
import type { Zone } from '../../../src/shared/enums.ts';
import type { PageRecord } from '../../../src/shared/page-record.ts';
import { pages } from '../../../src/shared/pages.ts';
import { areaOfPackage, chargeOf, type PriceRow, priceAreas } from '../../../src/shared/price-list.ts';
import options from '../../../teams/content/options.json' with { type: 'json' };
import { ROOT } from '../../support/definitions.ts';

const bytes = readFileSync(join(ROOT, 'teams/content/price-list.json'));
const schema = JSON.parse(readFileSync(join(ROOT, 'schemas/import/price-list.import.json'), 'utf8'));
const rows: PriceRow[] = JSON.parse(bytes.toString());
const wordsOf = (lang: string): Record<string, string> =>
  JSON.parse(readFileSync(join(ROOT, `locales/${lang}/prices.json`), 'utf8'));
const packages = options as { slug: string; gives: { kind: 'data'; amount: number; zones: Zone[] }[] }[];

test('the file is sound, has rows in each table, and no service twice', () => {
  expect(judgeGoods(schema, bytes)).toHaveProperty('items');
  expect([...new Set(rows.map(({ area }) => area))]).toEqual([...priceAreas]);
  expect(new Set(rows.map(({ area, service }) => `${area} ${service}`)).size).toBe(rows.length);
});

test.each([
  ['an amount', { area: 'home', service: 'calls', charge: 'included', cents: 9 }],
  ['an unknown charge', { area: 'home', service: 'calls', charge: 'cheap' }],
  ['a package without what it gives', { area: 'abroad', service: 'calls', charge: 'byPackage' }],
])('the schema takes no row with %s', (_what, row) => {
  expect(judgeGoods(schema, Buffer.from(JSON.stringify([row])))).toHaveProperty('faults');
});

test.each(['de', 'tr'])('every row has its words, none without a row, and no word an amount (%s)', (lang) => {
  const words = wordsOf(lang);
  const named = rows.map(({ area, service }) => `prices.page.service.${area}.${service}`);
  expect(Object.keys(words).filter((key) => key.startsWith('prices.page.service.'))).toEqual(named.sort());
  const charges = new Set(rows.map(({ charge }) => `prices.page.charge.${charge}`)).add(
    'prices.page.charge.blocked',
  );
  expect(new Set(Object.keys(words).filter((key) => key.startsWith('prices.page.charge.')))).toEqual(charges);
  const amounts = /\d\s*(?:€|ct|cent|euro|avro|kuruş)/i;
  expect('19 ct/Min. und 0,99 €').toMatch(amounts);
  expect(Object.values(words).filter((word) => amounts.test(word))).toEqual([]);
});

test('a row leads to a page that exists', () => {
  const paths = Object.values(pages).flatMap(({ paths: all }: PageRecord): readonly string[] => all);
  const named = rows.flatMap(({ page }) => page ?? []);
  expect(named).toContain('/dashboard/bills/calls');
  expect(named.filter((path) => !paths.includes(path))).toEqual([]);
});

test('what is on sale decides whether a service works: without a package it is blocked', () => {
  const calls = rows.find(({ service }) => service === 'callsTurkiye')!;
  const others = packages.filter(({ gives }) => gives.every(({ kind }) => String(kind) !== 'minutes'));
  expect([chargeOf(calls, packages), chargeOf(calls, others)]).toEqual(['byPackage', 'blocked']);
  const blocked = rows.filter((row) => chargeOf(row, packages) === 'blocked').map(({ service }) => service);
  expect(blocked).toEqual(expect.arrayContaining(['callsEu', 'messagesEu', 'callsWorld', 'messagesWorld']));
});

test('each package stands in the table where it counts', () => {
  const areas = packages.map((one) => [one.slug, areaOfPackage(one)]);
  expect(areas).toEqual([
    ['data-5', 'home'],
    ['data-reset', 'home'],
    ['data-10-monthly', 'home'],
    ['tuerkiye-5', 'turkiye'],
    ['tuerkiye-20', 'turkiye'],
    ['tuerkiye-100', 'abroad'],
    ['tuerkiye-talk', 'abroad'],
    ['eu-10', 'eu'],
    ['world-2', 'world'],
  ]);
});

test('no bill has a line for single calls, messages or megabytes: the list says so', () => {
  const words: Record<string, string> = JSON.parse(
    readFileSync(join(ROOT, 'locales/de/invoices.json'), 'utf8'),
  );
  const start = 'invoices.page.line.';
  const lines = Object.keys(words).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  // Another kind of line needs another sentence in `prices.page.rule`, and its amount in the list.
  expect(lines.sort()).toEqual([
    'couponMonthly',
    'couponOneOff',
    'identityCheck',
    'identityCredit',
    'jerseyMonthly',
    'jerseyOnce',
    'number',
    'objectionCredit',
    'oneOff',
    'option',
    'portingDelay',
    'portingOutage',
    'replacementCard',
    'tariff',
    'voucher',
  ]);
});
