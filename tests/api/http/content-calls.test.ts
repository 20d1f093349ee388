import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamIds } from '../../../src/shared/teams.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { CLIENT_DIR: 'public' } });
});
afterAll(() => t.close());

/** The lists of content, the name of each in its answer, and the word of a thing that a reader sees. */
const lists: [path: string, list: string, word: string][] = [
  ['campaigns', 'campaigns', 'title'],
  ['media-contents', 'contents', 'title'],
  ['media-contents/news', 'contents', 'teaser'],
  ['categories', 'categories', 'name'],
  ['video/list', 'videos', 'title'],
  ['video/new', 'videos', 'teaser'],
  ['wallpaper', 'wallpapers', 'title'],
  ['giveaways', 'closed', 'title'],
];

/** The lists whose things have a call of their own, the name of one in its answer, and the word of it that a reader sees. */
const singles: [path: string, list: string, name: string, word: string][] = [
  ['campaigns', 'campaigns', 'campaign', 'title'],
  ['media-contents', 'contents', 'content', 'title'],
  ['distributors', 'shops', 'shop', 'name'],
];

/** What no brand has, and the code with its sentence. */
const unknown: [path: string, code: number, de: string, tr: string][] = [
  ['campaigns/nothing', 1010, 'Dieses Angebot gibt es nicht mehr.', 'Bu kampanya artık yok.'],
  ['files?fileName=nothing.svg', 1011, 'Diese Datei gibt es nicht.', 'Dosya bulunamadı.'],
  ['distributors/nothing', 1014, 'Diesen Händler gibt es nicht.', 'Bayi bulunamadı.'],
  ['distributors/towns/nothing', 1014, 'Diesen Händler gibt es nicht.', 'Bayi bulunamadı.'],
  ['media-contents/nothing', 1015, 'Diesen Beitrag gibt es nicht.', 'İçerik bulunamadı.'],
  ['video?id=nothing', 1015, 'Diesen Beitrag gibt es nicht.', 'İçerik bulunamadı.'],
  ['wallpaper/nothing', 1042, 'Dieses Wallpaper gibt es nicht.', 'Duvar kâğıdı bulunamadı.'],
];

describe.each(teamIds)('what %s publishes', (team) => {
  test.each(lists)(
    '/api/%s has something to say, and in each language other words',
    async (path, list, word) => {
      const [german, turkish] = await Promise.all(
        (['de', 'tr'] as const).map(async (lang) => {
          const answer = await t.client({ team, lang }).get(`/api/${path}`);
          return (answer.payload<Record<string, Record<string, string>[]>>()[list] ?? []).map(
            (one) => one[word] ?? '',
          );
        }),
      );
      expect(german?.length).toBeGreaterThan(0);
      expect(turkish).toHaveLength(german?.length ?? 0);
      expect(german?.every((words) => words.length > 1)).toBe(true);
      expect(turkish).not.toEqual(german);
    },
  );

  test.each(singles)('/api/%s/… gives one of the list, in each language', async (path, list, name, word) => {
    for (const lang of ['de', 'tr'] as const) {
      const client = t.client({ team, lang });
      const all = (await client.get(`/api/${path}`)).payload<Record<string, Record<string, string>[]>>();
      const [first] = all[list] ?? [];
      const answer = await client.get(`/api/${path}/${first?.slug}`);
      const one = answer.payload<Record<string, Record<string, string>>>()[name];
      expect(one).toMatchObject({ id: first?.id, [word]: first?.[word] });
      expect(one?.[word]?.length).toBeGreaterThan(1);
    }
  });

  test.each(unknown)('/api/%s: %i in the language of the reader', async (path, code, de, tr) => {
    for (const [lang, detail] of [
      ['de', de],
      ['tr', tr],
    ] as const)
      expect((await t.client({ team, lang }).get(`/api/${path}`)).problem()).toMatchObject({
        status: 404,
        referenceCode: code,
        detail,
      });
  });

  test('its mark is a file of its own, and it has more than 300 shops in both languages', async () => {
    const mark = await t.client({ team }).get('/api/files?fileName=mark.svg');
    expect([mark.status, mark.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    for (const lang of ['de', 'tr'] as const)
      expect(
        (await t.client({ team, lang }).get('/api/distributors')).payload<{ total: number }>().total,
      ).toBeGreaterThanOrEqual(300);
  });
});
