import type { Queryable } from '../../infra/db/queryable.ts';

/** Takes the day of birth from the portings of customers. */
export async function erasePortingBirthdays(tx: Queryable, userIds: readonly string[]): Promise<void> {
  await tx.query(
    `UPDATE porting SET holder = holder - 'birthday'
      WHERE order_id IN (SELECT id FROM orders WHERE user_id = ANY($1::uuid[]))`,
    [userIds],
  );
}
