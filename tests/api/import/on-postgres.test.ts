import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { takeNumber } from '../../../src/server/modules/phone-numbers/reservation.repository.ts';
import { createEmptyDatabase } from '../../support/database.ts';
import { contentOf, folderWith, importInto } from '../../support/goods-folder.ts';
import { startPostgres } from '../../support/postgres.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

const count = 100_000;
/** Each in a line of its own; a block would be read sooner. */
const numbers = (change: object) =>
  Array.from({ length: count }, (_, i) => ({ msisdn: `+4915${550_000_000 + i}`, kind: 'vip', ...change }));

let db: Database;
beforeAll(async () => {
  if (server) db = await createEmptyDatabase(server.url);
});
afterAll(() => db?.close());

describe.skipIf(!server)('100,000 numbers on PostgreSQL', () => {
  // The time of this test is the limit that the operator is told.
  test('are written within a minute', async () => {
    const folder = folderWith({ 'numbers.json': numbers({ class: 'City', priceCents: 999 }) });
    expect((await importInto(db, folder)).lines).toEqual([
      'numbers.json: 100000 new, 0 changed, 0 as before',
    ]);
  }, 60_000);

  test('get another price, while customers hold some of them', async () => {
    const ids = await db.query<{ id: string }>('SELECT id FROM phone_number ORDER BY id LIMIT 40');
    const folder = folderWith({ 'numbers.json': numbers({ class: 'City', priceCents: 1999 }) });
    const run = importInto(db, folder);
    const now = new Date();
    const holds = await Promise.all(
      ids.map(({ id }, i) =>
        takeNumber(db, {
          reservationId: id,
          numberId: id,
          holder: `guest:${i}`,
          now,
          until: new Date(now.getTime() + 900_000),
          extensions: 10,
        }),
      ),
    );
    const { lines } = await run;
    expect(lines[0]).toMatch(/^numbers\.json: 0 new, (99\d{3}|100000) changed, \d+ as before$/);
    // Each customer has the number at the price of the answer, whichever came first.
    const rows = await db.query<{ id: string; price: number }>(
      'SELECT id, price_cents AS price FROM phone_number WHERE holder IS NOT NULL',
    );
    expect(holds.filter(Boolean).length).toBeGreaterThan(0);
    const prices = new Map(rows.map(({ id, price }) => [id, price]));
    expect(holds.map((hold) => hold?.priceCents)).toEqual(ids.map(({ id }) => prices.get(id)));
  }, 60_000);
});

describe.skipIf(!server)('an import beside others', () => {
  test('does not wait for a number or card that a request has locked', async () => {
    const number = { msisdn: '+491713920000', kind: 'vip', class: 'City' };
    const card = { iccid: '8949990000000000010', type: 'physical' };
    const goods = (priceCents: number, place: string) =>
      folderWith({ 'numbers.json': [{ ...number, priceCents }], 'sim-cards.json': [{ ...card, place }] });
    await importInto(db, goods(1, 'stock'));
    await db.transaction(async (tx) => {
      await tx.query('SELECT FROM phone_number WHERE msisdn = $1 FOR UPDATE', [number.msisdn]);
      await tx.query('SELECT FROM sim_card WHERE iccid = $1 FOR UPDATE', [card.iccid]);
      // It has connections of its own, and would wait for this transaction, which waits for it.
      const { lines } = await importInto(db, goods(2, 'shop'));
      expect(lines).toEqual(Array(2).fill(expect.stringMatching(/: 0 new, 0 changed, 1 as before$/)));
    });
    expect((await importInto(db, goods(2, 'shop'))).lines[0]).toMatch(/1 changed/);
  }, 20_000);

  test('two that claim one external id: one brings it, the other is told 1040', async () => {
    const [tariff = {}] = contentOf('tariffs.json');
    for (let round = 0; round < 5; round++) {
      const claim = (slug: string) =>
        importInto(db, folderWith({ 'tariffs.json': [{ ...tariff, slug, externalId: `BSS-${round}` }] }));
      const both = await Promise.all([claim(`one-${round}`), claim(`other-${round}`)]);
      expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
      expect(both.flatMap(({ lines }) => lines).join()).toContain(': 1040 ');
    }
  });
});
