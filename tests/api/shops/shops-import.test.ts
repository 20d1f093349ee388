import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Problem } from '../../../src/server/errors/problem.ts';
import type { ShopItem } from '../../../src/server/modules/shops/shop-item.ts';
import { shopsGoods } from '../../../src/server/modules/shops/shops.goods.ts';
import type { ShopList, ShopTown } from '../../../src/shared/api/shops.ts';
import type { TeamId } from '../../../src/shared/teams.ts';
import content from '../../../teams/content/shops.json' with { type: 'json' };
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.db.query('DELETE FROM shop'));

// A test holds the file against its schema.
const [first, second, third] = content.slice(0, 3) as [ShopItem, ShopItem, ShopItem];
const write = (items: readonly ShopItem[], team: TeamId = 'kanarya') =>
  t.db.transaction((tx) => shopsGoods.write(tx, team, items));
const count = async () => (await t.db.query<{ n: number }>('SELECT count(*)::int AS n FROM shop'))[0]?.n;

test('shops are created, found again by their external id, and changed only where they differ', async () => {
  expect(await write([first, second])).toEqual({ created: 2, changed: 0, unchanged: 0 });
  expect(await write([first, second])).toEqual({ created: 0, changed: 0, unchanged: 2 });
  const moved = { ...second, street: 'Neue Straße', phone: null };
  expect(await write([first, moved, third])).toEqual({ created: 1, changed: 1, unchanged: 1 });
  const { shop } = (await t.client().get(`/api/distributors/${second.slug}`)).payload<{ shop: ShopItem }>();
  expect([shop.street, shop.phone, shop.services]).toEqual(['Neue Straße', null, second.services]);
  expect(await write([first], 'aslan')).toEqual({ created: 1, changed: 0, unchanged: 0 });
});

test('a shop keeps its id when its slug changes', async () => {
  await write([first]);
  const [before] = await t.db.query<{ id: string }>('SELECT id FROM shop');
  await write([{ ...first, slug: 'neuer-name' }]);
  expect(await t.db.query<{ id: string }>('SELECT id FROM shop')).toEqual([before]);
});

const monday = (from: string, to: string) => ({
  ...second,
  hours: { ...second.hours, monday: [{ from, to }] },
});

test.each<[string, ShopItem[], string]>([
  ['an external id twice', [first, { ...second, externalId: first.externalId }], '/1/externalId'],
  ['a slug twice', [first, { ...second, slug: first.slug }], '/1/slug'],
  ['a day that ends before it begins', [first, monday('18:00', '09:00')], '/1/hours/monday'],
])('%s is 1013, and nothing is written', async (_name, items, path) => {
  const refusal: Problem = await write(items).then(
    () => expect.unreachable(),
    (problem: Problem) => problem,
  );
  expect(refusal).toMatchObject({ referenceCode: 1013, details: { errors: [{ path }] } });
  expect(await count()).toBe(0);
});

test('a slug that another shop of the team has is 1013', async () => {
  await write([first]);
  await expect(write([{ ...second, slug: first.slug }])).rejects.toMatchObject({ referenceCode: 1013 });
  expect(await write([{ ...second, slug: first.slug }], 'aslan')).toMatchObject({ created: 1 });
});

interface TownAnswer {
  town: ShopTown;
  list: ShopList;
}
const townPage = async (slug: string) =>
  (await t.client().get(`/api/distributors/towns/${slug}`)).payload<TownAnswer>();
const copies = (item: ShopItem, many: number) =>
  Array.from({ length: many }, (_, at) => ({
    ...item,
    externalId: `${item.externalId}-${at}`,
    slug: `s${at}`,
  }));

test('two towns with one name are two, the smaller one with its postal code', async () => {
  const hagen = { ...first, town: 'Hagen', postalCode: '58093', lat: 51.36, lng: 7.51 };
  const holstein = { ...second, town: 'Hagen', postalCode: '24576', lat: 53.93, lng: 9.81 };
  await write([...copies(hagen, 2), holstein]);
  const { towns } = (await t.client().get('/api/distributors/towns')).payload<{ towns: ShopTown[] }>();
  expect(towns).toEqual([
    { name: 'Hagen', slug: 'hagen', shops: 2, lat: 51.36, lng: 7.51 },
    { name: '24576 Hagen', slug: '24576-hagen', shops: 1, lat: 53.93, lng: 9.81 },
  ]);
  expect((await townPage('24576-hagen')).list.shops[0]?.slug).toBe(second.slug);
});

test('a town that no list of postal codes has shows its shops, also more than fifty', async () => {
  await write([...copies({ ...first, town: 'Neuhausen XY' }, 60), second]);
  const { list } = await townPage('neuhausen-xy');
  expect(list.place?.name).toBe('Neuhausen XY');
  expect(list.shops.filter(({ town }) => town === 'Neuhausen XY')).toHaveLength(60);
});
