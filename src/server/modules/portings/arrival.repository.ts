import type { Queryable } from '../../infra/db/queryable.ts';
import type { Bringer } from './porting-sms.ts';

/** Takes the portings of a day whose customers have not been told; processes that call this at once get different ones. */
export function takeUnannounced(tx: Queryable, day: string): Promise<(Bringer & { scheduledOn: string })[]> {
  return tx.query<Bringer & { scheduledOn: string }>(
    `UPDATE porting p SET announced_for = p.scheduled_on FROM orders o, users u, contract c
      WHERE p.state = 'scheduled' AND p.scheduled_on = $1 AND p.announced_for IS DISTINCT FROM p.scheduled_on
        AND o.id = p.order_id AND o.state = 'inProgress' AND u.id = o.user_id AND c.order_id = o.id
        AND (c.ended_on IS NULL OR c.ended_on >= p.scheduled_on)
      RETURNING u.id AS "userId", o.team, o.lang, u.phone, p.msisdn, p.scheduled_on AS "scheduledOn"`,
    [day],
  );
}

/** The order of a contract that never began and is closed, or ended before a day; undefined for every other one. */
export async function findEndedUnbegun(
  tx: Queryable,
  orderId: string,
  day: string,
): Promise<{ number: string; name: string } | undefined> {
  const rows = await tx.query<{ number: string; name: string }>(
    `SELECT o.number, u.first_name || ' ' || u.last_name AS name
       FROM contract c JOIN orders o ON o.id = c.order_id JOIN users u ON u.id = c.user_id
      WHERE c.order_id = $1 AND c.starts_on IS NULL AND (c.closed_at IS NOT NULL OR c.ended_on < $2::date)`,
    [orderId, day],
  );
  return rows[0];
}
