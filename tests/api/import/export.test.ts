import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runExport } from '../../../src/server/start/stock/run-export.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestReady, guestWithOrder } from '../../support/orders.ts';

// A hold is compared with the database's clock, so the app's clock must be the same one.
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ now: new Date() });
});
afterAll(() => t.close());

/** What an export says of numbers and cards. */
async function exported(): Promise<string[]> {
  const folder = join(mkdtempSync(join(tmpdir(), 'fanline-export-')), 'goods');
  expect((await runExport(t.db, [folder])).code).toBe(0);
  const read = (file: string): Record<string, string>[] =>
    JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return [
    ...read('numbers.json').map(({ msisdn }) => msisdn ?? ''),
    ...read('sim-cards.json').map(({ iccid }) => iccid ?? ''),
  ];
}

test('the export has no number and no card of an order, since another database would give them away again', async () => {
  const held = (await guestReady(t, '+4917139200034')).number.msisdn;
  const ordered = (await guestWithOrder(t, '+4917139200035')).order.msisdn;
  const sold = '+4915228817386';
  const cards = (
    await t.db.query<{ iccid: string }>('SELECT iccid FROM sim_card WHERE order_id IS NOT NULL')
  ).map(({ iccid }) => iccid);
  expect(cards.length).toBeGreaterThan(0);
  // The number of an account that was closed: its order is gone, and it is not sold again.
  const [left] = await t.db.query<{ msisdn: string }>(
    `UPDATE phone_number SET quarantined_until = '9999-12-31' WHERE id =
       (SELECT id FROM phone_number WHERE order_id IS NULL AND holder IS NULL LIMIT 1) RETURNING msisdn`,
  );
  const all = await exported();
  expect([ordered, sold, left?.msisdn ?? '', ...cards].filter((one) => all.includes(one))).toEqual([]);
  expect(all).toContain(held);
  const [rows] = await t.db.query<{ n: number }>(
    `SELECT (SELECT count(*) FROM phone_number WHERE order_id IS NULL AND quarantined_until IS NULL)::int
       + (SELECT count(*) FROM sim_card WHERE order_id IS NULL AND state = 'free' AND place IN ('stock', 'shop'))::int AS n`,
  );
  expect(all).toHaveLength(rows?.n ?? 0);
});
