import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { takeNumber } from '../../../src/server/modules/phone-numbers/reservation.repository.ts';
import { createEmptyDatabase } from '../../support/database.ts';
import { folderWith, importInto } from '../../support/goods-folder.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

const count = 100_000;
/** Each in a line of its own; a block would be read sooner. */
const numbers = (change: object) =>
  Array.from({ length: count }, (_, i) => ({ msisdn: `+4915${550_000_000 + i}`, kind: 'vip', ...change }));

describe.skipIf(!server)('100,000 numbers on PostgreSQL', () => {
  let db: Database;
  beforeAll(async () => {
    db = await createEmptyDatabase((server as PostgresServer).url); // skipped without a server
  });
  afterAll(() => db?.close());

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
    const prices = new Map(rows.map(({ id, price }) => [id, price]));
    expect(holds.map((hold) => hold?.priceCents)).toEqual(ids.map(({ id }) => prices.get(id)));
  }, 60_000);
});
