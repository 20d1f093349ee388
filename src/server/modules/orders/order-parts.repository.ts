import rules from '../../../../teams/content/usage.json' with { type: 'json' };
import type { TariffOption } from '../../../shared/api/catalogue.ts';
import type { JerseyChoice } from '../../../shared/order.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export async function insertOptions(
  tx: Queryable,
  orderId: string,
  options: readonly TariffOption[],
): Promise<void> {
  for (const { id, priceCents } of options)
    await tx.query('INSERT INTO order_option (order_id, option_id, price_cents) VALUES ($1, $2, $3)', [
      orderId,
      id,
      priceCents,
    ]);
}

export async function insertJersey(tx: Queryable, orderId: string, jersey: JerseyChoice): Promise<void> {
  const { size, number, name, style, juniorGender = null, payment } = jersey;
  await tx.query(
    `INSERT INTO jersey (order_id, size, number, name, style, junior_gender, payment)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [orderId, size, number, name, style, juniorGender, payment],
  );
}

/** Answers of a form that was filled in again take the place of those before. */
export async function keepOrderAnswers(
  tx: Queryable,
  orderId: string,
  answers: string | null,
): Promise<void> {
  if (answers === null) return;
  await tx.query(`UPDATE orders SET answers = coalesce(answers, '{}') || $2::jsonb WHERE id = $1`, [
    orderId,
    answers,
  ]);
}

export async function withdrawOptions(
  tx: Queryable,
  orderId: string,
  ids: readonly string[],
  today: string,
): Promise<void> {
  await tx.query(
    `UPDATE order_option SET withdrawn_on = $3
      WHERE order_id = $1 AND option_id = ANY($2::uuid[]) AND withdrawn_on IS NULL`,
    [orderId, ids, today],
  );
}

export async function withdrawJersey(tx: Queryable, orderId: string, today: string): Promise<void> {
  await tx.query('UPDATE jersey SET withdrawn_on = $2 WHERE order_id = $1', [orderId, today]);
}

/**
 * Both customers get data when the invited line begins. A customer can be invited only once; an order that was cancelled
 * before its line worked does not count.
 */
export async function insertInvitation(
  tx: Queryable,
  given: { orderId: string; inviterId: string; invitedId: string; now: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO invitation (order_id, inviter_id, invited_id, gigabytes, created_at)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (invited_id) DO UPDATE SET order_id = excluded.order_id, inviter_id = excluded.inviter_id,
       gigabytes = excluded.gigabytes, created_at = excluded.created_at
     WHERE EXISTS (SELECT FROM orders o LEFT JOIN contract c ON c.order_id = o.id
       WHERE o.id = invitation.order_id AND o.state = 'cancelled' AND c.activated_at IS NULL)
     RETURNING order_id`,
    [given.orderId, given.inviterId, given.invitedId, rules.invitation.gigabytes, given.now],
  );
  return rows.length === 1;
}
