import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('a customer finds game, pictures, videos, offers, giveaway and shops, and news below them', async () => {
  logInAs((await customer(t, 'anna')).client);
  await openPage(t, '/tr/dashboard');
  const ways = within(await screen.findByRole('navigation', { name: 'Devre arası' }));
  expect(hrefs(ways.getAllByRole('link'))).toEqual([
    '/tr/dashboard/games',
    '/tr/dashboard/wallpapers',
    '/tr/videos',
    '/tr/campaigns',
    '/tr/giveaway',
    '/tr/shops',
  ]);
  const news = await screen.findByRole('link', { name: /^Haberler.+\d{4}$/ });
  expect(news.getAttribute('href')).toBe('/tr/news');
  const badges = await screen.findByRole('link', { name: /^Rozetler/ });
  expect(badges.getAttribute('href')).toBe('/tr/dashboard/badges');
});

test('the header leads to offers, news and the search', async () => {
  await openPage(t, '/');
  // Here each header element counts as a banner, also that of a card; the page's own comes first.
  const [header = document.body] = screen.getAllByRole('banner');
  const found = hrefs(within(header).getAllByRole('link'));
  for (const to of ['/tarife', '/campaigns', '/news', '/suche']) expect(found).toContain(to);
});
