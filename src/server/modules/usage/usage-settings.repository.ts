import type { UsageNotices } from '../../../shared/api/usage.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** Stores what a customer wants to be told about a line; false unless the line is the customer's. */
export async function setNotices(
  tx: Queryable,
  userId: string,
  contractId: string,
  { at80, at100, unusual }: UsageNotices,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE line_usage l SET notice_80 = $3, notice_100 = $4, notice_unusual = $5
       FROM contract c WHERE c.id = l.contract_id AND c.id = $2 AND c.user_id = $1 RETURNING c.id`,
    [userId, contractId, at80, at100, unusual],
  );
  return rows.length === 1;
}
