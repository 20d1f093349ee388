import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/definitions.ts';

const CLIENT = join(ROOT, 'src/client');

/** What the first time costs a slow phone 50 to 100 ms, whatever is written with it. */
const isCostly = (text: string) =>
  /new Intl\.|\.format(Number|Date|Time|List|RelativeTime)\(|\.toLocale(Date|Time)?String\(|\.localeCompare\(|<Formatted(Number|Date|Time|List)/.test(
    text,
  );

const allowed = [
  // The first page of one brand: names of months and days would cost the first page of all of them 250 bytes.
  'features/home/dateline.tsx',
  // The names of countries are the browser's.
  'features/packages/option-detail.tsx',
  'features/prices/price-packages.tsx',
];

test('no page writes a day, a figure or a list with Intl', () => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const found = files.filter((name) => isCostly(readFileSync(join(CLIENT, name), 'utf8')));
  expect(found.sort()).toEqual(allowed);
});

test.each([
  'new Intl.ListFormat(locale)',
  'intl.formatDate(day)',
  'km.toLocaleString(locale)',
  '<FormattedNumber',
])('it is seen: %s', (text) => expect(isCostly(text)).toBe(true));
