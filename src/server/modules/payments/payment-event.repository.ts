import type { Queryable } from '../../infra/db/queryable.ts';

/** False when the event was handled before. */
export async function recordEvent(
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
