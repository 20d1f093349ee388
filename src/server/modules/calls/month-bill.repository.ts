import type { Queryable } from '../../infra/db/queryable.ts';

/** A monthly bill. It is made in advance: it tells the usage of the month before its own. */
export interface MonthBill {
  id: string;
  number: string;
  contractId: string;
  month: number;
}

/** The newest monthly bills of lines. */
export function monthBills(db: Queryable, contractIds: readonly string[]): Promise<MonthBill[]> {
  return db.query<MonthBill>(
    `SELECT id, number, contract_id AS "contractId", month FROM invoice
      WHERE contract_id = ANY($1::uuid[]) AND kind = 'monthly' ORDER BY month DESC LIMIT 500`,
    [contractIds],
  );
}
