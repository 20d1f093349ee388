import type { PriceLine } from '../../../shared/api/price.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** The packages that come each month and go on in a month of the line; their first month was paid at the booking. */
export async function packageLines(tx: Queryable, contractId: string, from: string): Promise<PriceLine[]> {
  const rows = await tx.query<{ id: string; cents: number; name: string }>(
    `SELECT b.id, b.price_cents AS cents, o.words -> b.lang ->> 'name' AS name
       FROM option_booking b JOIN tariff_option o ON o.id = b.option_id
      WHERE b.contract_id = $1 AND b.state = 'booked' AND o.is_recurring AND b.starts_on < $2
        AND (b.ends_on IS NULL OR b.ends_on >= $2) ORDER BY b.created_at`,
    [contractId, from],
  );
  return rows.map(({ id, cents, name }) => ({
    id: `booking:${id}`,
    kind: 'monthly',
    labelKey: 'invoices.paper.option',
    args: { name },
    cents,
  }));
}
