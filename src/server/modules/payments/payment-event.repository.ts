import type { Queryable } from '../../db/queryable.ts';

/** False when the event has been handled before. */
export async function noteEvent(
  tx: Queryable,
  event: { id: string; type: string },
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO payment_event (id, type, received_at) VALUES ($1, $2, $3)
     ON CONFLICT (id) DO NOTHING RETURNING id`,
    [event.id, event.type, now],
  );
  return rows.length === 1;
}
