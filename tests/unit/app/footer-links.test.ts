import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { legalLinks, rightLinks, serviceLinks } from '../../../src/client/app/shell/footer-links.ts';
import { pageOfPath } from '../../../src/shared/match-page.ts';
import { ROOT } from '../../support/definitions.ts';

const links = [...rightLinks, ...serviceLinks, ...legalLinks];

test('every link at the end of a page leads to a page, and no two to the same place', () => {
  expect(links.filter(({ to }) => pageOfPath(to.split('#')[0] ?? to) === 'notFound')).toEqual([]);
  expect(new Set(links.map(({ to }) => to)).size).toBe(links.length);
});

test.each(['de', 'tr'])('each has its word (%s)', (lang) => {
  const words = JSON.parse(readFileSync(join(ROOT, `locales/${lang}/app.json`), 'utf8'));
  expect(links.filter(({ key }) => !Object.hasOwn(words, key))).toEqual([]);
});
