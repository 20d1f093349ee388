import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { teamIds } from '../../../src/shared/teams.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

const origin = 'https://kanarya.example';
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { CLIENT_DIR: 'tests/support/client', PUBLIC_URL: origin } });
});
afterAll(() => t.close());

const page = async (url: string) => (await t.app.inject({ url, headers: { accept: 'text/html' } })).body;
const meta = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1];

test.each([
  ['', 'de_DE', 'Heimsieg: 20 % weniger'],
  ['/tr', 'tr_TR', 'İç saha galibiyeti: %20 indirim'],
])(
  'a link to a campaign is shared with its words and the brand’s picture (%s/)',
  async (prefix, locale, title) => {
    const html = await page(`${prefix}/campaigns/heimsieg`);
    expect(meta(html, 'og:title')).toContain(title);
    expect(meta(html, 'og:locale')).toBe(locale);
    expect(meta(html, 'og:url')).toBe(`${origin}${prefix}/campaigns/heimsieg`);
    expect(meta(html, 'og:image')).toBe(`${origin}/images/kanarya/share.png`);
    const description = meta(html, 'og:description');
    expect(html).toContain(`<meta name="description" content="${description}`);
    // Its own words, not those of every campaign.
    expect(description).not.toBe(meta(await page(`${prefix}/campaigns`), 'og:description'));
  },
);

test('a word of a campaign cannot leave the head', async () => {
  await t.db.query(
    `UPDATE campaign SET words = jsonb_set(words, '{de,teaser}', to_jsonb($1::text)) WHERE slug = 'familie'`,
    ['"><script>alert(1)</script>'],
  );
  const html = await page('/campaigns/familie');
  expect(html).not.toContain('<script>alert');
  expect(meta(html, 'og:description')).toContain('&lt;script&gt;');
});

test('pages that search engines do not list have nothing to share', async () => {
  for (const url of ['/giveaway-result', '/campaigns/nothing', '/giveaway/win?token=x'])
    expect(await page(url), url).not.toContain('og:image');
});

test.each(teamIds)('the picture of %s has the size that the page says, and is light', (team) => {
  const bytes = readFileSync(`public/images/${team}/share.png`);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.length).toBeLessThanOrEqual(120_000);
});
