import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../src/shared/api/api.ts';
import type { PayloadOf } from '../../../src/shared/api/operation.ts';
import type { VideoTeaser } from '../../../src/shared/api/videos.ts';
import { langs } from '../../../src/shared/language.ts';
import { teamIds } from '../../../src/shared/teams.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import type { ClientOptions } from '../../support/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { CLIENT_DIR: 'public' } });
});
afterAll(() => t.close());

type List = { videos: VideoTeaser[] };
type One = PayloadOf<Api['GET /api/video']>;

const get = async <T>(url: string, options: ClientOptions = {}) =>
  (await t.client(options).get(url)).payload<T>();
const slugs = (videos: VideoTeaser[]) => videos.map(({ slug }) => slug);

describe.each(teamIds)('the videos of %s', (team) => {
  test('are six, newest first, in the language of the request', async () => {
    const titles = [];
    for (const lang of langs) {
      const { videos } = await get<List>('/api/video/list', { team, lang });
      const days = videos.map(({ publishedAt }) => publishedAt);
      expect(videos).toHaveLength(6);
      expect(days).toEqual([...days].sort().reverse());
      for (const { poster } of videos) expect(poster.url).toMatch(`/images/${team}/videos/`);
      titles.push(videos.map(({ title }) => title));
    }
    expect(new Set(titles.flat()).size).toBe(12);
  });

  test('have a short form: the newest three', async () => {
    for (const lang of langs) {
      const { videos } = await get<List>('/api/video/new', { team, lang });
      expect(videos).toEqual((await get<List>('/api/video/list', { team, lang })).videos.slice(0, 3));
    }
  });

  test('are found by slug and id; without one it is the newest', async () => {
    const { videos } = await get<List>('/api/video/list', { team });
    for (const lang of langs) {
      const found = await get<One>('/api/video?id=elf-meter', { team, lang });
      expect(found.video.file).toEqual({
        url: `/api/files?fileName=${team}%2Fvideos%2Fpenalty.mp4`,
        type: 'video/mp4',
      });
      expect(found.video.transcript).toHaveLength(4);
      expect(slugs(found.others)).toEqual(slugs(videos.slice(0, 3)));
      expect(await get(`/api/video?id=${found.video.id}`, { team, lang })).toEqual(found);
    }
    const newest = await get<One>('/api/video', { team });
    expect([newest.video.slug, ...slugs(newest.others)]).toEqual(slugs(videos.slice(0, 4)));
  });
});

describe.each(teamIds)('the clips of %s', (team) => {
  test('are sent whole and in parts, without headers', async () => {
    const { videos } = await get<List>('/api/video/list', { team });
    for (const { slug, poster } of videos) {
      const { video } = await get<One>(`/api/video?id=${slug}`, { team });
      const whole = readFileSync(
        `public/images/${poster.url.slice('/images/'.length).replace('.svg', '.mp4')}`,
      );
      const { url, type } = video.file;
      const first = await t.app.inject({ url, headers: { range: 'bytes=0-' } });
      expect([first.statusCode, first.headers['content-type']], slug).toEqual([206, type]);
      expect(first.rawPayload.equals(whole), slug).toBe(true);
      const last = await t.app.inject({ url, headers: { range: 'bytes=-500' } });
      expect(last.headers['content-range']).toBe(
        `bytes ${whole.length - 500}-${whole.length - 1}/${whole.length}`,
      );
      expect(last.rawPayload.equals(whole.subarray(-500)), slug).toBe(true);
    }
  });
});

test('one of another team, and an unknown one, is 1015 in both languages', async () => {
  const { video } = await get<One>('/api/video');
  const details = { de: /gibt es nicht|nicht gefunden/, tr: /bulunamadı/ };
  for (const lang of langs)
    for (const id of [video.id, video.slug, 'nirgends']) {
      const answer = await t.client({ team: 'aslan', lang }).get(`/api/video?id=${id}`);
      expect(answer.problem()).toMatchObject({ status: 404, referenceCode: 1015 });
      expect(answer.problem().detail).toMatch(details[lang]);
    }
  expect((await t.client().get('/api/video?id=..%2F')).problem().referenceCode).toBe(1100);
});

test('where a brand has none, the list is empty and there is no newest', async () => {
  await t.db.query("UPDATE video SET published_at = '2030-01-01' WHERE team = 'firtina'", []);
  const { id = '' } =
    (await t.db.query<{ id: string }>("SELECT id FROM video WHERE team = 'firtina'"))[0] ?? {};
  expect(await get('/api/video/list', { team: 'firtina' })).toEqual({ videos: [] });
  for (const url of ['/api/video', '/api/video?id=elf-meter', `/api/video/captions?id=${id}&lang=de`])
    expect((await t.client({ team: 'firtina' }).get(url)).problem().referenceCode, url).toBe(1015);
});

describe('captions', () => {
  const track = async (lang: string, id: string) => {
    const url = `/api/video/captions?id=${id}&lang=${lang}`;
    return t.app.inject({ url });
  };

  test('are a track of each language, without headers, of every brand', async () => {
    const { video } = await get<One>('/api/video?id=elf-meter', { team: 'kartal', lang: 'tr' });
    expect(video.captions.map(({ lang }) => lang)).toEqual(['de', 'tr']);
    const answers = await Promise.all(video.captions.map(({ url }) => t.app.inject({ url })));
    for (const { statusCode, headers } of answers) {
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8']);
      expect(headers['cache-control']).toBe('public, max-age=600');
    }
    const [de = '', tr = ''] = answers.map(({ body }) => body);
    expect(de.split('\n').slice(0, 5)).toEqual([
      'WEBVTT',
      'Language: de',
      '',
      '00:00:00.200 --> 00:00:02.900',
      'Der Ball liegt auf dem Punkt, im Tor steht einer.',
    ]);
    expect(tr).toContain('\n\n00:00:09.000 --> 00:00:11.800\nGol. Ağlar hâlâ titriyor.\n');
    for (const { text } of video.transcript) expect(tr).toContain(text);
  });

  test('cannot be more than text', async () => {
    await t.db.query(
      `UPDATE video SET captions = jsonb_set(captions, '{0,de}', '"00:01 --> 00:09 <c.x>&</c>"')
        WHERE team = 'kanarya' AND slug = 'elf-meter'`,
    );
    const { video } = await get<One>('/api/video?id=elf-meter');
    expect((await track('de', video.id)).body).toContain('00:01 --&gt; 00:09 &lt;c.x&gt;&amp;&lt;/c&gt;');
    expect(video.transcript[0]?.text).toBe('00:01 --> 00:09 <c.x>&</c>');
  });

  test.each([
    ['no id', 'lang=de', 1100],
    ['another language', `id=00000000-0000-4000-8000-000000000000&lang=en`, 1100],
    ['an unknown id', `id=00000000-0000-4000-8000-000000000000&lang=de`, 1015],
  ])('with %s are refused', async (_, query, code) => {
    const answer = await t.app.inject(`/api/video/captions?${query}`);
    expect(answer.json().referenceCode).toBe(code);
  });
});
