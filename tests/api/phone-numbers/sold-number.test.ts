import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
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
