import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../../src/shared/pages.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

const origin = 'https://kanarya.example';
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { CLIENT_DIR: 'tests/support/client', PUBLIC_URL: origin } });
});
afterAll(() => t.close());

async function addresses(): Promise<string[]> {
  const answer = await t.app.inject('/sitemap.xml');
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  const document = new DOMParser().parseFromString(answer.body, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return [...document.querySelectorAll('url > loc')].map((loc) => loc.textContent ?? '');
}

test('the sitemap has every page that search engines may list, in both languages, and each of them opens', async () => {
  const all = await addresses();
  expect(new Set(all).size).toBe(all.length);
  for (const path of [
    '/',
    '/tr',
    '/tarife/flex/flex-m',
    '/videos',
    '/tr/videos/elf-meter',
    '/campaigns/heimsieg',
    '/tr/campaigns/heimsieg',
    '/tr/news/netz-im-vollen-stadion',
    '/support/barrier',
    '/tr/shops/in/koeln',
    '/shops/doppelpass-gladbeck-45964',
  ])
    expect(all).toContain(origin + path);
  expect(all.filter((address) => /dashboard|\/dev\/|:/.test(address.slice(origin.length)))).toEqual([]);
  expect(all.length).toBeGreaterThan(2 * Object.values(pages).filter(({ indexed }) => indexed).length);
  // Pages of shops differ in their data alone: some of them stand for all.
  const isShop = (address: string) => /\/shops\/./.test(address);
  const opened = all.filter((address, at) => !isShop(address) || at % 20 === 0);
  for (const address of opened) {
    const { statusCode, body } = await t.app.inject({
      url: address.slice(origin.length),
      headers: { accept: 'text/html' },
    });
    expect([statusCode, body.includes('noindex')], address).toEqual([200, false]);
  }
});

test('an article joins it within the hour', async () => {
  await t.db.query(
    `INSERT INTO media_content (id, team, slug, external_id, category, published_at, picture, words)
     SELECT gen_random_uuid(), team, 'a' || n, 'A' || n, category, $1, picture, words
       FROM media_content, generate_series(1, 30) n WHERE team = 'kanarya' AND slug = 'esim-ohne-fummeln'`,
    [t.now()],
  );
  t.pass({ hours: 1, seconds: 1 });
  expect((await addresses()).filter((address) => /^https:.*example\/news\/a\d+$/.test(address))).toHaveLength(
    30,
  );
});

test('a map without what could not be read is not given, nor remembered', async () => {
  t.pass({ hours: 1, seconds: 1 });
  await t.db.query('ALTER TABLE media_content RENAME TO away');
  const { statusCode, headers } = await t.app.inject('/sitemap.xml');
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
  await t.db.query('ALTER TABLE away RENAME TO media_content');
  expect(await addresses()).toContain(`${origin}/news/netz-im-vollen-stadion`);
});

test('robots are told where it is', async () => {
  const { body, headers } = await t.app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
