import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '../../../src/server/errors/problem.ts';
import type { WallpaperItem } from '../../../src/server/modules/wallpapers/wallpaper-item.ts';
import { wallpapersGoods } from '../../../src/server/modules/wallpapers/wallpapers.goods.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const words = { title: 'Ein Titel', alt: 'Was darauf zu sehen ist.' };
const item: WallpaperItem = { slug: 'neu', motif: 'stand', place: 20, words: { de: words, tr: words } };
const write = (items: WallpaperItem[]) =>
  t.db.transaction((tx) => wallpapersGoods.write(tx, 'kanarya', items));

test('a wallpaper is created, left as it is, and changed in its place; the export gives it back', async () => {
  expect(await write([item])).toEqual({ created: 1, changed: 0, unchanged: 0 });
  expect(await write([item])).toEqual({ created: 0, changed: 0, unchanged: 1 });
  const locked = { ...item, badge: 'one-year' };
  expect(await write([locked])).toEqual({ created: 0, changed: 1, unchanged: 0 });
  expect((await t.client().get('/api/wallpaper/neu')).payload()).toMatchObject({
    wallpaper: { badge: 'one-year', isPrize: false, title: 'Ein Titel' },
  });
  const stocked = await t.db.transaction((tx) => wallpapersGoods.read(tx, 'kanarya'));
  expect(stocked.find(({ slug }) => slug === 'neu')).toEqual(locked);
  expect(await write(stocked)).toEqual({ created: 0, changed: 0, unchanged: 10 });
});

test('a slug twice is refused', async () => {
  const refusal = await write([item, item]).catch((error: Problem) => error.details.errors);
  expect(refusal).toMatchObject([{ path: '/1/slug' }]);
});
