import { minimumEnd } from '../../../shared/states/contract.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/**
 * Begins the contract of an order that waited for its number: minimum term and bills follow that day.
 * @param startsOn YYYY-MM-DD in Berlin
 * @returns the contract's id; undefined when the contract does not wait
 */
export async function beginContract(
  tx: Queryable,
  orderId: string,
  startsOn: string,
): Promise<string | undefined> {
  const rows = await tx.query<{ id: string; termMonths: number }>(
    `SELECT c.id, t.term_months AS "termMonths" FROM contract c JOIN tariff t ON t.id = c.tariff_id
      WHERE c.order_id = $1 AND c.starts_on IS NULL FOR UPDATE OF c`,
    [orderId],
  );
  const [contract] = rows;
  if (!contract) return undefined;
  await tx.query(
    'UPDATE contract SET starts_on = $2, next_invoice_on = $2, minimum_ends_on = $3 WHERE id = $1',
    [contract.id, startsOn, minimumEnd(startsOn, contract.termMonths)],
  );
  return contract.id;
}
