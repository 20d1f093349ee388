import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shop, ShopList, ShopTown } from '../../../src/shared/api/shops.ts';
import { openingState } from '../../../src/shared/opening-hours.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  // A Wednesday at 13:30 in Berlin: some shops are in their break.
  t = await createTestApp({ now: new Date('2026-03-04T12:30:00Z') });
});
afterAll(() => t.close());

const near = (place: string, more = '') => `/api/distributors?near=${encodeURIComponent(place)}${more}`;
const list = async (url: string) => (await t.client().get(url)).payload<ShopList>();
const kilometres = ({ shops }: ShopList) => shops.map(({ distanceKm }) => distanceKm ?? -1);

describe('the shops near a place', () => {
  it('come nearest first, by postal code', async () => {
    const found = await list(near('45964'));
    expect(found.place).toMatchObject({ name: '45964' });
    expect(found.shops[0]).toMatchObject({ town: 'Gladbeck', postalCode: '45964' });
    expect(kilometres(found)).toEqual([...kilometres(found)].sort((a, b) => a - b));
    expect(kilometres(found)[0]).toBeLessThan(3);
    expect(found).toMatchObject({ page: 1, total: 353, pages: 30 });
    expect(found.shops).toHaveLength(12);
  });

  it.each([
    ['Köln', 'Köln'],
    ['koeln', 'Köln'],
    ['50667 Köln', 'Köln'],
    ['Münih', 'München'],
    ['NÜRNBERG', 'Nürnberg'],
    ['DİNSLAKEN', 'Dinslaken'],
    ['Frankfurt', 'Frankfurt am Main'],
    // Another town of this name is 200 km away.
    ['Fürth', 'Fürth'],
  ])('are found by town, however it is spelt: %s', async (typed, town) => {
    const { shops } = await list(near(typed));
    expect(shops[0]?.town).toBe(town);
  });

  it('are found by a position, which has no name', async () => {
    const { shops, place } = await list(near('53.55,9.99'));
    expect(place).toEqual({ name: null, lat: 53.55, lng: 9.99 });
    expect(shops[0]?.town).toBe('Hamburg');
  });

  it('go on with the next page, and none comes twice', async () => {
    const pages = await Promise.all([1, 2, 30, 31].map((page) => list(near('Köln', `&page=${page}`))));
    const ids = pages.slice(0, 2).flatMap(({ shops }) => shops.map(({ id }) => id));
    expect(new Set(ids).size).toBe(24);
    expect(kilometres(pages[1]!)[0]).toBeGreaterThanOrEqual(kilometres(pages[0]!).at(-1)!);
    expect(pages.map(({ shops }) => shops.length)).toEqual([12, 12, 5, 0]);
  });

  it('are none where nobody knows the place', async () => {
    expect(await list(near('Entenhausen'))).toEqual({
      place: null,
      shops: [],
      total: 0,
      near: 0,
      page: 1,
      pages: 0,
    });
  });

  it('are all, by town, where no place is asked for', async () => {
    const { shops, place, total } = await list('/api/distributors');
    expect([place, total, shops[0]?.distanceKm]).toEqual([null, 353, null]);
  });

  it('are of the team that is asked', async () => {
    const [mine] = (await list(near('Köln'))).shops;
    const other = (await t.client({ team: 'aslan' }).get(near('Köln'))).payload<ShopList>();
    expect(other.shops[0]?.slug).toBe(mine?.slug);
    expect(other.shops[0]?.id).not.toBe(mine?.id);
    const elsewhere = await t.client({ team: 'aslan' }).get(`/api/distributors/${mine?.id}`);
    expect(elsewhere.problem().referenceCode).toBe(1014);
  });
});

describe('those that are open now', () => {
  const open = async () => list('/api/distributors?openNow=true');

  it('are those whose hours say so, and the clock moves on', async () => {
    const atNoon = await open();
    expect(atNoon.total).toBeGreaterThan(100);
    expect(atNoon.total).toBeLessThan(353);
    expect(atNoon.shops.every(({ hours }) => openingState(hours, t.now()).open)).toBe(true);
    t.pass({ hours: 2 });
    expect((await open()).total).not.toBe(atNoon.total);
    t.pass({ hours: 8 });
    expect((await open()).total).toBe(0);
  });

  it('are none on a nationwide holiday', async () => {
    const monday = await createTestApp({ db: t.db, now: new Date('2026-04-06T10:00:00Z') });
    const tuesday = await createTestApp({ db: t.db, now: new Date('2026-04-07T10:00:00Z') });
    const totals = await Promise.all(
      [monday, tuesday].map(async (app) => {
        const { total } = (await app.client().get('/api/distributors?openNow=true')).payload<ShopList>();
        await app.app.close();
        return total;
      }),
    );
    expect(totals[0]).toBe(0);
    expect(totals[1]).toBeGreaterThan(300);
  });
});

describe('one shop', () => {
  it('is found by id and by slug, with all that we know', async () => {
    const [card] = (await list(near('50667'))).shops;
    const { shop } = (await t.client().get(`/api/distributors/${card?.slug}`)).payload<{ shop: Shop }>();
    expect(shop).toMatchObject({
      id: card?.id,
      town: 'Köln',
      languages: expect.arrayContaining(['de', 'tr']),
    });
    expect(shop.phone).toMatch(/^\+492214710\d{3}$/);
    const byId = await t.client().get(`/api/distributors/${card?.id}`);
    expect(byId.payload()).toEqual({ shop });
  });

  it('that does not exist is 1014', async () => {
    for (const name of ['no-such-shop', '00000000-0000-4000-8000-000000000001'])
      expect((await t.client().get(`/api/distributors/${name}`)).problem()).toMatchObject({
        status: 404,
        referenceCode: 1014,
      });
  });
});

describe('towns with shops', () => {
  it('are listed with their number, the largest first', async () => {
    const { towns } = (await t.client().get('/api/distributors/towns')).payload<{ towns: ShopTown[] }>();
    expect(towns[0]).toMatchObject({ name: 'Berlin', slug: 'berlin', shops: 34 });
    expect(towns.reduce((sum, { shops }) => sum + shops, 0)).toBe(353);
  });

  it('have all their shops on one page', async () => {
    const { town, list: around } = (await t.client().get('/api/distributors/towns/berlin')).payload<{
      town: ShopTown;
      list: ShopList;
    }>();
    expect(town.name).toBe('Berlin');
    expect(around.shops.filter((shop) => shop.town === 'Berlin')).toHaveLength(34);
    expect((await t.client().get('/api/distributors/towns/atlantis')).problem().referenceCode).toBe(1014);
  });
});

describe('what is refused', () => {
  it.each([
    ['a position in Istanbul', near('41.01,28.98')],
    ['a position north of the country', near('55.2,9')],
    ['a place of 61 characters', near('x'.repeat(61))],
    ['no place', '/api/distributors?near='],
    ['page 0', '/api/distributors?page=0'],
    ['page 1000', '/api/distributors?page=1000'],
    ['another word for yes', '/api/distributors?openNow=yes'],
    ['a name with other signs', '/api/distributors/K%C3%B6ln'],
  ])('%s: 1100', async (_name, url) => {
    expect((await t.client().get(url)).problem()).toMatchObject({ status: 422, referenceCode: 1100 });
  });
});

describe('the form without scripts', () => {
  const find = (url: string) => t.app.inject({ url });

  it.each([
    ['/shops/find?near=50667', '/shops/in/koeln'],
    ['/tr/shops/find?near=M%C3%BCnih', '/tr/shops/in/muenchen'],
    ['/shops/find?near=46325%20Borken', '/shops/in/bocholt'],
    ['/shops/find?near=Entenhausen', '/shops?found=none'],
    ['/shops/find?near=1,1', '/shops?found=none'],
    ['/shops/find', '/shops?found=none'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await find(from);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, to]);
  });
});
