import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { contentOf, folderWith, importInto } from '../../support/goods-folder.ts';
import { guestReady, guestWithOrder } from '../../support/orders.ts';

// A hold is compared with the database's clock, so the app's clock must be the same one.
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ now: new Date() });
});
afterAll(() => t.close());

const rowOf = async (msisdn: string) =>
  (await t.db.query<object>('SELECT * FROM phone_number WHERE msisdn = $1', [msisdn]))[0];
const asVip = (msisdn: string) => ({ msisdn, kind: 'vip', class: 'Team', priceCents: 9999 });

it('a number that is held, ordered or sold stays as it is; a free one changes', async () => {
  const held = (await guestReady(t, '+4917139200031')).number.msisdn;
  const ordered = (await guestWithOrder(t, '+4917139200032')).order.msisdn;
  const sold = '+4915228817386';
  const [free] = await t.db.query<{ msisdn: string }>(
    `SELECT msisdn FROM phone_number WHERE kind = 'general' AND holder IS NULL AND order_id IS NULL LIMIT 1`,
  );
  const taken = [held, ordered, sold];
  const before = await Promise.all(taken.map(rowOf));
  expect(before.map((row) => Object.values(row ?? {}).filter((value) => value !== null).length > 5)).toEqual([
    true,
    true,
    true,
  ]);
  const numbers = [...taken, free?.msisdn ?? ''].map(asVip);
  const { lines } = await importInto(t.db, folderWith({ 'numbers.json': numbers }));
  expect(lines).toEqual(['numbers.json: 0 new, 1 changed, 3 as before']);
  expect(await Promise.all(taken.map(rowOf))).toEqual(before);
  expect(await rowOf(free?.msisdn ?? '')).toMatchObject({ kind: 'vip', class: 'Team', price_cents: 9999 });
});

it('a hold that has ended keeps nothing back', async () => {
  const { number } = await guestReady(t, '+4917139200033');
  await t.db.query(`UPDATE phone_number SET held_until = now() - interval '1 second' WHERE id = $1`, [
    number.id,
  ]);
  const { lines } = await importInto(t.db, folderWith({ 'numbers.json': [asVip(number.msisdn)] }));
  expect(lines).toEqual(['numbers.json: 0 new, 1 changed, 0 as before']);
});

it('a card that has an order stays where it is', async () => {
  const [card] = await t.db.query<{ iccid: string }>(
    'SELECT iccid FROM sim_card WHERE order_id IS NOT NULL LIMIT 1',
  );
  const moved = [{ iccid: card?.iccid, type: 'physical', place: 'shop' }];
  const { lines } = await importInto(t.db, folderWith({ 'sim-cards.json': moved }));
  expect(lines).toEqual(['sim-cards.json: 0 new, 0 changed, 1 as before']);
});

it('a coupon’s limit cannot fall below its uses, and its uses stay', async () => {
  const [coupon = {}] = contentOf('coupons.json');
  await t.db.query(`UPDATE coupon SET redeemed = 3 WHERE team = 'kanarya' AND code = $1`, [coupon.code]);
  const limit = (maxRedemptions: number) =>
    importInto(t.db, folderWith({ 'kanarya/coupons.json': [{ ...coupon, maxRedemptions }] }));
  expect((await limit(2)).lines[0]).toMatch(
    /:\d+: "HEIMSIEG" has been used 3 times already, so its limit cannot be 2\.$/,
  );
  expect((await limit(3)).lines[0]).toMatch(/1 changed/);
  const uses = `SELECT redeemed, max_redemptions FROM coupon WHERE team = 'kanarya' AND code = $1`;
  expect(await t.db.query(uses, [coupon.code])).toEqual([{ redeemed: 3, max_redemptions: 3 }]);
});

it('a file that fails for one brand changes nothing for the others', async () => {
  const [, second = {}] = contentOf('coupons.json');
  await t.db.query(`UPDATE coupon SET redeemed = 5 WHERE team = 'firtina' AND code = $1`, [second.code]);
  const { code, lines } = await importInto(
    t.db,
    folderWith({ 'coupons.json': [{ ...second, maxRedemptions: 4 }] }),
  );
  expect(code).toBe(1);
  expect(lines[0]).toContain('has been used 5 times');
  const limits = 'SELECT DISTINCT max_redemptions AS most FROM coupon WHERE code = $1';
  expect(await t.db.query(limits, [second.code])).toEqual([{ most: null }]);
  // Neither does it in a dry run, where the next file would find it.
  const limited = [{ ...second, maxRedemptions: 4 }];
  const both = folderWith({ 'coupons.json': limited, 'kanarya/coupons.json': limited });
  expect((await importInto(t.db, both, '--dry-run')).lines.at(-1)).toBe(
    'kanarya/coupons.json: 0 new, 1 changed, 0 as before',
  );
});

it('a running server shows new goods at once', async () => {
  const [tariff = {}] = contentOf('tariffs.json');
  const client = t.client();
  expect((await client.get('/api/tariffs/flex-xxl')).status).toBe(404);
  const brought = [{ ...tariff, slug: 'flex-xxl', externalId: 'BSS-FLEX-XXL', position: 99 }];
  await importInto(t.db, folderWith({ 'tariffs.json': brought }));
  expect((await client.get('/api/tariffs/flex-xxl')).status).toBe(200);
  const gone = [{ ...brought[0], withdrawnOn: '2026-01-01' }];
  await importInto(t.db, folderWith({ 'tariffs.json': gone }));
  const { tariffs } = (await client.get('/api/tariffs')).payload<{ tariffs: { slug: string }[] }>();
  expect(tariffs.map(({ slug }) => slug)).not.toContain('flex-xxl');
});
