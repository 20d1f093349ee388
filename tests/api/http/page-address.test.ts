import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillPath } from '../../../src/shared/match-page.ts';
import { type PageId, pageIds, pages } from '../../../src/shared/pages.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({
    env: { CLIENT_DIR: 'tests/support/client', ALLOW_DEV_PAGES: '1', RATE_LIMIT_PER_MINUTE: '20' },
  });
});
afterAll(() => t.close());

const readers = { 'a browser': 'text/html,*/*', 'a link checker': '*/*', 'a program': 'application/json' };

describe.each(Object.entries(readers))('%s', (_, accept) => {
  test.each([
    ['/Tarife', '/tarife'],
    ['/tarife/', '/tarife'],
    ['/TARIFE/?type=flex&x=%20a', '/tarife?type=flex&x=%20a'],
    ['/tr/Tarife/', '/tr/tarife'],
    ['/tr/', '/tr'],
    ['/TR/tarife', '/tr/tarife'],
    ['/Impressum/', '/impressum'],
    ['/tarife/flex/flex-m/?coupon=A', '/tarife/flex/flex-m?coupon=A'],
    // A wrong type and a wrong spelling are put right in one step.
    ['/tarife/partner/flex-m?x=1', '/tarife/flex/flex-m?x=1'],
    ['/tr/tarife/FLEX/flex-m', '/tr/tarife/flex/flex-m'],
  ])('comes from %s to %s for good', async (url, location) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await t.app.inject({ method, url, headers: { accept } });
      expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
    }
    const page = await t.app.inject({ url: location, headers: { accept } });
    expect(page.statusCode).toBe(200);
  });

  test.each(['/dashboard/payment-result', '/dashboard/payment-result?order=', '/checkout/success'])(
    '%s says nothing about what was paid: it leads to the orders',
    async (url) => {
      for (const prefix of ['', '/tr']) {
        const answer = await t.app.inject({ url: prefix + url, headers: { accept } });
        expect([answer.statusCode, answer.headers.location]).toEqual([302, `${prefix}/dashboard`]);
      }
    },
  );
});

test.each(['order', 'invoice', 'bills', 'option'])('a payment result with %s is a page', async (name) => {
  const answer = await t.app.inject(`/dashboard/payment-result?${name}=1`);
  expect(answer.statusCode).toBe(200);
});

test.each([
  '/tarife/flex',
  '/tarife/flex/gibt-es-nicht',
  '/tarife/flex/%20',
  // An address of the API that is about something else.
  '/tarife/single/options',
  '/Tarif/',
  '/tr/tr/tarife',
  '/api/Tarife/',
])('%s stays unknown', async (url) => {
  for (const accept of ['text/html', '*/*'])
    expect((await t.app.inject({ url, headers: { accept } })).statusCode).toBe(404);
});

test('no spelling leads to another site', async () => {
  for (const url of [
    '//evil.example/',
    '//evil.example/..//tarife',
    '/%2F%2Fevil.example',
    '/\\\\evil.example',
  ]) {
    const { headers } = await t.app.inject({ url, headers: { accept: 'text/html' } });
    expect(headers.location ?? '/', url).toMatch(/^\/(?!\/)/);
  }
});

/** Something that exists, by the page that shows it. */
const examples: Partial<Record<PageId, string>> = {
  shop: 'doppelpass-gladbeck-45964',
  campaign: 'heimsieg',
  newsArticle: 'netz-im-vollen-stadion',
  video: 'elf-meter',
};

test('the first data of each page are what the API tells a guest, and count for no limit', async () => {
  const guest = { 'x-team-id': 'kanarya', 'x-language-code': '0' };
  const seen: Record<string, unknown> = {};
  for (const page of pageIds.filter((id) => pages[id].firstData)) {
    const id = examples[page] ?? 'flex-m';
    const path = fillPath(pages[page].paths[0] ?? '', { type: 'flex', id, town: 'koeln' });
    for (let times = 0; times < 3; times++) {
      const { body } = await t.app.inject(path === '/' ? '/tr' : `/tr${path}`);
      const { data } = JSON.parse(/id="bootstrap">(.*)<\/script>/.exec(body)?.[1] ?? '');
      expect(Object.keys(data)).toHaveLength(pages[page].firstData?.length ?? 0);
      Object.assign(seen, data);
    }
  }
  expect(Object.keys(seen).length).toBeGreaterThan(3);
  for (const [read, payload] of Object.entries(seen)) {
    const answer = await t.app.inject({ url: read, headers: guest });
    expect(payload, read).toEqual(answer.json().payload);
  }
});
