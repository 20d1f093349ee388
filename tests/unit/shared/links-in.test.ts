import { expect, test } from 'vitest';
import { linksIn } from '../../../src/shared/links-in.ts';

const linksOf = (text: string) => linksIn(text).flatMap(({ isLink, text: path }) => (isLink ? [path] : []));

test.each([
  ['Ihre Rechnungen: /dashboard/bills', ['/dashboard/bills']],
  ['Widerrufen können Sie hier: /widerrufen. Danach nicht mehr.', ['/widerrufen']],
  ['/dashboard/options?contract=3f-1 und /dashboard', ['/dashboard/options?contract=3f-1', '/dashboard']],
  ['im Monat 10 EUR/Monat, https://breitbandmessung.de', []],
  ['//evil.example und /', []],
])('%s', (text, links) => {
  expect(linksOf(text)).toEqual(links);
  expect(
    linksIn(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
