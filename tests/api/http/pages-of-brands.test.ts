import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { langs, withLanguage } from '../../../src/shared/language.ts';
import { type TeamId, teamIds } from '../../../src/shared/teams.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { contentOf } from '../../support/goods-folder.ts';

interface Told {
  slug: string;
  picture?: string;
  clip?: string;
  words: Record<'de' | 'tr', { title: string; teaser: string }>;
}

/** The first article or video that only this brand has. */
function ownOf(team: TeamId, file: 'media' | 'videos'): Told {
  const [first] = contentOf(`${team}/${file}.json`) as unknown as Told[]; // a test holds the file against its schema
  if (!first) throw new Error(`${team} has none of its own.`);
  return first;
}

// The tests beside each module have the first brand.
describe.each(teamIds.slice(1))('the pages of %s', (team) => {
  const origin = `https://${team}.example`;
  let t: TestApp;
  beforeAll(async () => {
    const env = { TEAM: team, CLIENT_DIR: 'tests/support/client', PUBLIC_URL: origin };
    t = await createTestApp({ env });
  });
  afterAll(() => t.close());

  const page = async (url: string) => (await t.app.inject({ url, headers: { accept: 'text/html' } })).body;
  const facts = (html: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
  const meta = (html: string, property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1];
  const name = () => t.deps.teams[team].name;
  const publisher = () => ({
    '@type': 'Organization',
    name: name(),
    logo: `${origin}/images/${team}/icon-512.png`,
  });

  test.each(langs)('an article tells search engines of this brand (%s)', async (lang) => {
    const { slug, picture, words } = ownOf(team, 'media');
    const path = withLanguage(lang, `/news/${slug}`);
    const html = await page(path);
    expect(facts(html)).toMatchObject({
      '@type': 'NewsArticle',
      headline: words[lang].title,
      inLanguage: lang,
      mainEntityOfPage: origin + path,
      image: [`${origin}/images/${team}/news/${picture}.svg`],
      publisher: publisher(),
    });
    expect(html).toContain(`| ${name()}</title>`);
  });

  test.each(langs)('a video tells search engines of this brand (%s)', async (lang) => {
    const { slug, clip, words } = ownOf(team, 'videos');
    const path = withLanguage(lang, `/videos/${slug}`);
    expect(facts(await page(path))).toMatchObject({
      '@type': 'VideoObject',
      name: words[lang].title,
      inLanguage: lang,
      thumbnailUrl: [`${origin}/images/${team}/videos/${clip}.svg`],
      contentUrl: `${origin}/api/files?fileName=${team}%2Fvideos%2F${clip}.mp4`,
      mainEntityOfPage: origin + path,
      publisher: publisher(),
    });
  });

  test.each([
    ['de', 'de_DE'],
    ['tr', 'tr_TR'],
  ] as const)(
    'a link is shared with the picture and the address of this brand (%s)',
    async (lang, locale) => {
      for (const path of ['/', '/campaigns/heimsieg', `/news/${ownOf(team, 'media').slug}`]) {
        const address = withLanguage(lang, path);
        const html = await page(address);
        expect([meta(html, 'og:url'), meta(html, 'og:locale')], path).toEqual([origin + address, locale]);
        expect(meta(html, 'og:image')).toMatch(`${origin}/images/${team}/`);
        expect(meta(html, 'og:title')).toContain(name());
      }
    },
  );

  test.each([
    ['de', (brand: string) => `News von ${brand}`],
    ['tr', (brand: string) => `${brand} haberleri`],
  ] as const)('the feed has the articles of this brand (%s)', async (lang, title) => {
    const { slug, words } = ownOf(team, 'media');
    const { body, statusCode } = await t.app.inject(withLanguage(lang, '/news/feed.xml'));
    expect(statusCode).toBe(200);
    expect(body).toContain(`<channel>\n<title>${title(name())}</title>`);
    expect(body).toContain(`<language>${lang}</language>`);
    expect(body).toContain(
      `<title>${words[lang].title}</title><link>${origin}${withLanguage(lang, `/news/${slug}`)}`,
    );
    const others = teamIds.filter((other) => other !== team).map((other) => ownOf(other, 'media').slug);
    expect(others.filter((other) => body.includes(`/${other}<`))).toEqual([]);
  });
});
