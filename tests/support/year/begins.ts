import type { TestApp } from '../app.ts';

/**
 * Lines with a card by post that began, were billed or worked before the card came, or that did not begin although all
 * had come. Parcels, bills and the network are asked, not what decided the first day.
 */
export async function wrongBegins({ db }: TestApp): Promise<string[]> {
  const rows = await db.query<{ number: string; startsOn: string | null; cardOn: string | null }>(
    `SELECT c.number, c.starts_on AS "startsOn", d.arrived_on AS "cardOn"
       FROM contract c JOIN delivery d ON d.order_id = c.order_id AND d.kind = 'sim'
       LEFT JOIN porting p ON p.order_id = c.order_id
      WHERE c.withdrawn_on IS NULL AND (
        c.starts_on < coalesce(d.arrived_on, 'infinity')
        OR EXISTS (SELECT FROM invoice i WHERE i.contract_id = c.id AND i.kind = 'monthly'
          AND i.period_from < coalesce(d.arrived_on, 'infinity'))
        OR EXISTS (SELECT FROM simulated_line_span n WHERE n.line_id = c.id
          AND (n.starts_at AT TIME ZONE 'Europe/Berlin')::date < coalesce(d.arrived_on, 'infinity'))
        OR c.starts_on IS NULL AND c.ended_on IS NULL AND d.arrived_on IS NOT NULL
          AND (p.id IS NULL OR p.state IN ('completed', 'cancelled')))`,
  );
  return rows.map(
    ({ number, startsOn, cardOn }) => `${number}: began on ${startsOn}, its card came on ${cardOn}`,
  );
}

/** How many lines waited for a card, so that the check above has something to find. */
export async function begunByCard({ db }: TestApp): Promise<number> {
  const rows = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM contract c JOIN delivery d ON d.order_id = c.order_id AND d.kind = 'sim'
      WHERE c.starts_on >= d.arrived_on AND c.activated_at IS NOT NULL`,
  );
  return rows[0]?.count ?? 0;
}
