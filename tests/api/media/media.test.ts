import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../src/shared/api/api.ts';
import type { PayloadOf } from '../../../src/shared/api/operation.ts';
import { mediaCategories } from '../../../src/shared/enums.ts';
import { teamIds } from '../../../src/shared/teams.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import type { ClientOptions } from '../../support/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

type List = PayloadOf<Api['GET /api/media-contents']>;
type Article = PayloadOf<Api['GET /api/media-contents/:id']>;

const get = async <T>(url: string, options: ClientOptions = {}) =>
  (await t.client(options).get(url)).payload<T>();
const list = (query = '', options: ClientOptions = {}) => get<List>(`/api/media-contents${query}`, options);
const slugs = ({ contents }: Pick<List, 'contents'>) => contents.map(({ slug }) => slug);

describe('the list', () => {
  test('is that of the team, newest first, in the language of the request', async () => {
    for (const team of teamIds) {
      const { contents, nextPage } = await list('', { team });
      const days = contents.map(({ publishedAt }) => publishedAt);
      expect(contents.length).toBeGreaterThanOrEqual(6);
      expect(days).toEqual([...days].sort().reverse());
      expect(nextPage).toBeNull();
      for (const { picture } of contents) expect(picture.url).toMatch(`/images/${team}/news/`);
    }
    const [de] = (await list()).contents;
    const [tr] = (await list('', { lang: 'tr' })).contents;
    expect([de?.title, tr?.title]).toEqual([
      'Zum Bayram in die Türkei: das Handy packt mit',
      'Bayramda Türkiye: telefonunuz da hazırlansın',
    ]);
    expect(de).toMatchObject({
      category: 'travel',
      publishedAt: '2026-02-26T07:30:00.000Z',
      readingMinutes: 2,
    });
  });

  test('is filtered by category', async () => {
    for (const category of mediaCategories) {
      const { contents } = await list(`?category=${category}`);
      expect(new Set(contents.map((one) => one.category))).toEqual(new Set([category]));
    }
    expect((await t.client().get('/api/media-contents?category=transfers')).status).toBe(422);
  });

  test('comes in pages that follow each other without a gap', async () => {
    const all = slugs(await list('?size=24'));
    const first = await list('?size=3');
    const second = await list('?size=3&page=2');
    expect([first.nextPage, second.nextPage]).toEqual([2, 3]);
    expect([...slugs(first), ...slugs(second)]).toEqual(all.slice(0, 6));
    const last = await list(`?size=1&page=${all.length}`);
    expect([slugs(last), last.nextPage]).toEqual([all.slice(-1), null]);
    expect(await list('?page=50')).toEqual({ contents: [], nextPage: null });
  });

  test.each(['size=0', 'size=25', 'page=0', 'page=51', 'page=-1', 'size=1e1'])(
    'refuses %s',
    async (query) => {
      expect((await t.client().get(`/api/media-contents?${query}`)).status).toBe(422);
    },
  );

  test('has a short form: the newest three', async () => {
    const { contents } = await get<Pick<List, 'contents'>>('/api/media-contents/news');
    expect(slugs({ contents })).toEqual(slugs(await list('?size=3')));
  });
});

describe('an article', () => {
  test('is found by slug and id, with its text and three others, those of its category first', async () => {
    const found = await get<Article>('/api/media-contents/netz-im-vollen-stadion');
    expect(found.content.body).toContain('## Vor dem Anpfiff\n\n- **Karten sichern.**');
    expect(slugs({ contents: found.related })).toHaveLength(3);
    expect(slugs({ contents: found.related })).not.toContain('netz-im-vollen-stadion');
    expect(found.related[0]).toMatchObject({ slug: 'auswaerts-mit-vollem-akku', category: 'matchday' });
    expect(await get(`/api/media-contents/${found.content.id}`)).toEqual(found);
  });

  test('of another team, and an unknown one, is 1015', async () => {
    const { content } = await get<Article>('/api/media-contents/der-tisch-am-fenster');
    for (const name of [content.id, content.slug]) {
      const answer = await t.client({ team: 'aslan' }).get(`/api/media-contents/${name}`);
      expect(answer.problem()).toMatchObject({ status: 404, referenceCode: 1015 });
    }
    expect((await t.client().get('/api/media-contents/nirgends')).problem().referenceCode).toBe(1015);
  });

  test('does not exist before it is published', async () => {
    const later = await createTestApp({ now: new Date('2026-09-18T14:59:59Z') });
    const url = '/api/media-contents/sonntagsspiel-montagsschicht';
    const seen = async () => [
      (await later.client().get(url)).status,
      slugs((await later.client().get('/api/media-contents?category=fans')).payload<List>()).length,
    ];
    expect(await seen()).toEqual([404, 1]);
    later.pass({ seconds: 1 });
    expect(await seen()).toEqual([200, 2]);
    await later.close();
  });
});

test('categories are those with an article, with their names', async () => {
  type Categories = PayloadOf<Api['GET /api/categories']>;
  const names = async (lang: 'de' | 'tr') => (await get<Categories>('/api/categories', { lang })).categories;
  expect((await names('de')).map(({ id }) => id)).toEqual(mediaCategories);
  expect((await names('tr'))[0]).toEqual({ id: 'matchday', name: 'Maç günü' });
  await t.db.query("DELETE FROM media_content WHERE team = 'firtina' AND category = 'jersey'");
  const left = await get<Categories>('/api/categories', { team: 'firtina' });
  expect(left.categories.map(({ id }) => id)).toEqual(['matchday', 'tips', 'travel', 'fans']);
});
