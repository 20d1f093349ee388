import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import {
  findNumber,
  listFreeNumbers,
} from '../../../src/server/modules/phone-numbers/phone-number.repository.ts';
import { takeNumber } from '../../../src/server/modules/phone-numbers/reservation.repository.ts';
import { orderNumber } from '../../../src/server/modules/phone-numbers/sold-number.repository.ts';
import { createTestDatabase, testStart as now } from '../../support/database.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** Whether a number that Ada holds until five past can be ordered by somebody at some minute; nothing is kept. */
async function canOrder(holder: `user:${string}`, minute: number): Promise<boolean> {
  const at = (m: number) => new Date(now.getTime() + m * 60_000);
  let answer = false;
  const undo = new Error('undo');
  await db
    .transaction(async (tx) => {
      const [free] = await tx.query<{ id: string }>(
        'SELECT id FROM phone_number WHERE order_id IS NULL LIMIT 1',
        [],
      );
      const numberId = free!.id;
      await takeNumber(tx, {
        reservationId: randomUUID(),
        numberId,
        holder: 'user:ada',
        now,
        until: at(5),
        extensions: 1,
      });
      answer = await orderNumber(tx, { numberId, holder, orderId: randomUUID(), now: at(minute) });
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return answer;
}

it('a number is ordered by its holder, while it is held', async () => {
  expect(await canOrder('user:ada', 4)).toBe(true);
  expect(await canOrder('user:ada', 5)).toBe(false);
  expect(await canOrder('user:ece', 4)).toBe(false);
});

it('a number that left the house with a closed account is neither offered nor held', async () => {
  const [gone] = await db.query<{ id: string }>(
    "UPDATE phone_number SET quarantined_until = '9999-12-31' WHERE id = (SELECT id FROM phone_number WHERE order_id IS NULL ORDER BY kind, id LIMIT 1) RETURNING id",
    [],
  );
  const numberId = gone!.id;
  const offered = await listFreeNumbers(db, {}, now);
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.map(({ id }) => id)).not.toContain(numberId);
  expect(await findNumber(db, numberId, now)).toMatchObject({ available: false });
  const until = new Date(now.getTime() + 60_000);
  const hold = {
    reservationId: randomUUID(),
    numberId,
    holder: 'user:ada',
    now,
    until,
    extensions: 1,
  } as const;
  expect(await takeNumber(db, hold)).toBeUndefined();
});
