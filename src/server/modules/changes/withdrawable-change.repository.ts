import type { TariffChangeState } from '../../../shared/states/tariff-change.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** A change of tariff, as a withdrawal names it. */
export interface WithdrawableChange {
  id: string;
  /** Null for a change from before it had one. */
  number: string | null;
  state: TariffChangeState;
  createdAt: Date;
}

/** The changes of a contract's tariff, newest first. */
export function changesOfContract(db: Queryable, contractId: string): Promise<WithdrawableChange[]> {
  return db.query<WithdrawableChange>(
    `SELECT id, number, state, created_at AS "createdAt" FROM tariff_change WHERE contract_id = $1
      ORDER BY created_at DESC`,
    [contractId],
  );
}
