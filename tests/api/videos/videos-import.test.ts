import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '../../../src/server/errors/problem.ts';
import type { VideoItem } from '../../../src/server/modules/videos/video-item.ts';
import { videosGoods } from '../../../src/server/modules/videos/videos.goods.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const words = { title: 'Ein Titel', teaser: 'Ein Satz, der neugierig macht.', alt: 'Ein Bild' };
const item: VideoItem = {
  slug: 'neu',
  externalId: 'NEU-1',
  publishedAt: '2026-03-01T08:00:00Z',
  clip: 'stands',
  seconds: 12,
  words: { de: words, tr: words },
  captions: [
    { from: 0, to: 2.5, de: 'Eins.', tr: 'Bir.' },
    { from: 2.5, to: 12, de: 'Zwei.', tr: 'İki.' },
  ],
};
const write = (items: VideoItem[]) => t.db.transaction((tx) => videosGoods.write(tx, 'kanarya', items));
const refusal = (items: VideoItem[]) => write(items).catch((error: Problem) => error.details.errors);

test('a video is created, left as it is, and changed in its place; the export gives it back', async () => {
  expect(await write([item])).toEqual({ created: 1, changed: 0, unchanged: 0 });
  expect(await write([item])).toEqual({ created: 0, changed: 0, unchanged: 1 });
  const url = (slug: string) => `/api/video?id=${slug}`;
  const { id } = (await t.client().get(url('neu'))).payload<{ video: { id: string } }>().video;
  const renamed = { ...item, slug: 'neuer', captions: item.captions.slice(0, 1) };
  expect(await write([renamed])).toEqual({ created: 0, changed: 1, unchanged: 0 });
  expect((await t.client().get(url('neu'))).status).toBe(404);
  expect((await t.client().get(url('neuer'))).payload()).toMatchObject({
    video: { id, transcript: [{ from: 0, to: 2.5, text: 'Eins.' }] },
  });
  const stocked = await t.db.transaction((tx) => videosGoods.read(tx, 'kanarya'));
  expect(stocked.find(({ externalId }) => externalId === 'NEU-1')).toEqual(renamed);
  expect(await write(stocked)).toEqual({ created: 0, changed: 0, unchanged: 7 });
});

test('the slug of another video is refused, and nothing of the file is written', async () => {
  const free = { ...item, slug: 'frei', externalId: 'NEU-2' };
  const taken = { ...item, slug: 'elf-meter', externalId: 'NEU-3' };
  expect(await refusal([free, taken])).toMatchObject([{ path: '/1/slug', rule: 'unique' }]);
  expect((await t.client().get('/api/video?id=frei')).status).toBe(404);
});

test.each([
  ['an external id twice', [item, { ...item, slug: 'b' }], '/1/externalId'],
  ['a slug twice', [item, { ...item, externalId: 'B' }], '/1/slug'],
  ['a day that does not exist', [{ ...item, publishedAt: '2026-02-30T08:00:00Z' }], '/0/publishedAt'],
  [
    'captions of two times at once',
    [{ ...item, captions: [...item.captions].reverse() }],
    '/0/captions/1/from',
  ],
  ['a caption after the end', [{ ...item, seconds: 11 }], '/0/captions/1/to'],
  [
    'a caption that ends before it begins',
    [{ ...item, captions: [{ from: 2, to: 2, de: 'Eins.', tr: 'Bir.' }] }],
    '/0/captions/0/to',
  ],
])('%s is refused with its place', async (_, items, path) => {
  expect(await refusal(items)).toMatchObject([{ path }]);
});
