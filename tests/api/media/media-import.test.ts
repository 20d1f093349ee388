import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '../../../src/server/errors/problem.ts';
import { mediaGoods } from '../../../src/server/modules/media/media.goods.ts';
import type { MediaItem } from '../../../src/server/modules/media/media-item.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const words = {
  title: 'Ein Titel',
  teaser: 'Ein Satz, der neugierig macht.',
  alt: 'Ein Bild',
  body: ['Eins.', 'Zwei.'],
};
const item: MediaItem = {
  slug: 'neu',
  externalId: 'NEU-1',
  category: 'tips',
  publishedAt: '2026-03-01T08:00:00Z',
  picture: 'tea',
  words: { de: words, tr: words },
};
const write = (items: MediaItem[]) => t.db.transaction((tx) => mediaGoods.write(tx, 'kanarya', items));
const refusal = (items: MediaItem[]) => write(items).catch((error: Problem) => error.details.errors);

test('an article is created, left as it is, and changed in its place', async () => {
  expect(await write([item])).toEqual({ created: 1, changed: 0, unchanged: 0 });
  expect(await write([item])).toEqual({ created: 0, changed: 0, unchanged: 1 });
  const url = (slug: string) => `/api/media-contents/${slug}`;
  const { id } = (await t.client().get(url('neu'))).payload<{ content: { id: string } }>().content;
  expect(await write([{ ...item, slug: 'neuer' }])).toEqual({ created: 0, changed: 1, unchanged: 0 });
  expect((await t.client().get(url('neu'))).status).toBe(404);
  expect((await t.client().get(url('neuer'))).payload()).toMatchObject({
    content: { id, body: 'Eins.\n\nZwei.' },
  });
});

test('the slug of another article is refused, and nothing of the file is written', async () => {
  const free = { ...item, slug: 'frei', externalId: 'NEU-2' };
  const taken = { ...item, slug: 'esim-ohne-fummeln', externalId: 'NEU-3' };
  expect(await refusal([free, taken])).toMatchObject([{ path: '/1/slug', rule: 'unique' }]);
  expect((await t.client().get('/api/media-contents/frei')).status).toBe(404);
});

test('a text that the page cannot show is refused with its place', async () => {
  const broken = { ...words, body: ['<script>x</script>', '[weg](/spiele)'] };
  expect(await refusal([{ ...item, words: { de: words, tr: broken } }])).toMatchObject([
    { path: '/0/words/tr/body', message: 'HTML is not allowed.' },
    { path: '/0/words/tr/body', message: 'The link /spiele leads to no page.' },
  ]);
});
