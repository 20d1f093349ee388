import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';

const origin = 'https://kanarya.example';
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { CLIENT_DIR: 'tests/support/client', PUBLIC_URL: origin } });
});
afterAll(() => t.close());

/** The feed as a reader of feeds parses it. */
async function feed(url: string) {
  const answer = await t.app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const document = new DOMParser().parseFromString(answer.body, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  const text = (of: ParentNode, name: string) => of.querySelector(name)?.textContent;
  return { document, text, items: [...document.querySelectorAll('item')] };
}

test.each([
  [
    '/news/feed.xml',
    'de',
    'News von Kanarya Mobil',
    '/news',
    'Zum Bayram in die Türkei: das Handy packt mit',
  ],
  [
    '/tr/news/feed.xml',
    'tr',
    'Kanarya Mobil haberleri',
    '/tr/news',
    'Bayramda Türkiye: telefonunuz da hazırlansın',
  ],
])('%s lists the articles of its language', async (url, lang, title, path, newest) => {
  const { document, text, items } = await feed(url);
  expect(document.documentElement.getAttribute('version')).toBe('2.0');
  const channel = document.querySelector('channel > title')?.textContent;
  expect([channel, text(document, 'language'), text(document, 'link')]).toEqual([title, lang, origin + path]);
  expect(items).toHaveLength(7);
  const [first] = items;
  if (!first) throw new Error('The feed is empty.');
  const link = `${origin}${path}/tuerkei-zum-bayram`;
  expect([text(first, 'title'), text(first, 'link'), text(first, 'guid')]).toEqual([newest, link, link]);
  expect(text(first, 'pubDate')).toBe('Thu, 26 Feb 2026 07:30:00 GMT');
});

test('what an article says cannot break the feed', async () => {
  const hostile = `]]></title><script>&amp; "${'\u0007'}' <Trikot> & Söhne`;
  await t.db.query(
    `UPDATE media_content SET words = jsonb_set(words, '{de,title}', to_jsonb($1::text)) WHERE slug = 'tuerkei-zum-bayram'`,
    [hostile],
  );
  const { items, text } = await feed('/news/feed.xml');
  expect(items[0] && text(items[0], 'title')).toBe(hostile.replace('\u0007', ''));
});
