import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MediaTeaser } from '../../../src/shared/api/media.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

const origin = 'https://kanarya.example';
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { CLIENT_DIR: 'tests/support/client', PUBLIC_URL: origin } });
});
afterAll(() => t.close());

const get = (url: string) => t.app.inject({ url, headers: { accept: 'text/html' } });

async function firstData(url: string): Promise<Record<string, { contents?: MediaTeaser[] }>> {
  const [, json = ''] = /id="bootstrap">(.*)<\/script>/.exec((await get(url)).body) ?? [];
  return JSON.parse(json).data;
}

test('the page comes with its articles; a category that it knows decides which', async () => {
  expect(Object.keys(await firstData('/news'))).toEqual(['/api/categories', '/api/media-contents']);
  const data = await firstData('/news?page=2&utm_source=x&category=travel');
  expect(Object.keys(data)).toEqual(['/api/categories', '/api/media-contents?category=travel&page=2']);
  const { contents } =
    (await firstData('/tr/news?category=jersey'))['/api/media-contents?category=jersey'] ?? {};
  expect(contents?.map(({ title }) => title)).toEqual(['İplikten isme: formanız nasıl doğuyor?']);
  expect(Object.keys(await firstData('/news?category=transfers&page=999'))).toContain('/api/media-contents');
});

test('an article has its title and teaser in the head, and its facts for search engines', async () => {
  const { body, statusCode } = await get('/tr/news/wie-ein-trikot-entsteht');
  expect(statusCode).toBe(200);
  expect(body).toContain(
    '<title>İplikten isme: formanız nasıl doğuyor? – Haberlerden | Kanarya Mobil</title>',
  );
  expect(body).toMatch(/<meta name="description" content="Son tuşa basmanızla/);
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'İplikten isme: formanız nasıl doğuyor?',
    datePublished: '2026-01-08T09:00:00.000Z',
    inLanguage: 'tr',
    mainEntityOfPage: `${origin}/tr/news/wie-ein-trikot-entsteht`,
    image: [`${origin}/images/kanarya/news/jersey.svg`],
    publisher: { '@type': 'Organization', name: 'Kanarya Mobil' },
  });
});

test('no title ends the block of facts', async () => {
  const hostile = '</script><script>alert(1)</script>';
  await t.db.query(
    `UPDATE media_content SET words = jsonb_set(words, '{de,title}', to_jsonb($1::text)) WHERE slug = 'esim-ohne-fummeln'`,
    [hostile],
  );
  const { body } = await get('/news/esim-ohne-fummeln');
  expect(body).not.toContain('<script>alert');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json).headline).toBe(hostile);
});

test('the news name their feed, other pages do not', async () => {
  const link = (lang: string) => `type="application/rss+xml" title="${lang}`;
  expect((await get('/news')).body).toContain(`${link('News von Kanarya Mobil')}" href="/news/feed.xml"`);
  expect((await get('/tr/news/auswaerts-mit-vollem-akku')).body).toContain('href="/tr/news/feed.xml"');
  expect((await get('/tarife')).body).not.toContain('rss+xml');
});

test('an unknown article, one of tomorrow, and the name of another call are page not found', async () => {
  for (const name of ['nirgends', 'sonntagsspiel-montagsschicht', 'news']) {
    const { statusCode, body } = await get(`/news/${name}`);
    expect([statusCode, body.includes('noindex'), body.includes('ld+json')], name).toEqual([
      404,
      true,
      false,
    ]);
  }
});

test('nothing is missing on a page that is there', async () => {
  expect((await get('/news')).body).not.toContain('isMissing');
});

test('the id of an article leads to its name', async () => {
  const { contents = [] } = (await firstData('/news'))['/api/media-contents'] ?? {};
  const answer = await get(`/news/${contents[0]?.id}`);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, `/news/${contents[0]?.slug}`]);
});
