import type { Credit } from '../../../shared/porting-compensation.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** Notes what we owe a customer; the contract's next invoice is lower by it. Each kind once per contract. */
export async function insertCredits(
  tx: Queryable,
  contractId: string,
  credits: readonly Credit[],
  now: Date,
): Promise<void> {
  for (const { kind, days, cents } of credits)
    await tx.query(
      `INSERT INTO contract_credit (contract_id, kind, days, cents, created_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (contract_id, kind) DO NOTHING`,
      [contractId, kind, days, cents, now],
    );
}

/** The credits of a contract that no invoice has yet. */
export function openCredits(tx: Queryable, contractId: string): Promise<Credit[]> {
  return tx.query<Credit>(
    'SELECT kind, days, cents FROM contract_credit WHERE contract_id = $1 AND invoice_id IS NULL ORDER BY kind',
    [contractId],
  );
}

/** Notes the invoice that the open credits have lowered. */
export async function recordCredited(tx: Queryable, contractId: string, invoiceId: string): Promise<void> {
  await tx.query('UPDATE contract_credit SET invoice_id = $2 WHERE contract_id = $1 AND invoice_id IS NULL', [
    contractId,
    invoiceId,
  ]);
}
