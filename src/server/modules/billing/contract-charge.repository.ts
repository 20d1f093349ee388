import type { Queryable } from '../../infra/db/queryable.ts';

/** What a contract owes once: a card in the place of its SIM. */
export interface Charge {
  kind: 'replacementCard';
  cents: number;
}

export async function insertCharge(
  tx: Queryable,
  { id, contractId, kind, cents, now }: Charge & { id: string; contractId: string; now: Date },
): Promise<void> {
  await tx.query(
    'INSERT INTO contract_charge (id, contract_id, kind, cents, created_at) VALUES ($1, $2, $3, $4, $5)',
    [id, contractId, kind, cents, now],
  );
}

/** The charges of a contract that no invoice has yet. */
export function openCharges(tx: Queryable, contractId: string): Promise<Charge[]> {
  return tx.query<Charge>(
    `SELECT kind, cents FROM contract_charge WHERE contract_id = $1 AND invoice_id IS NULL ORDER BY created_at, id`,
    [contractId],
  );
}

/** Notes the invoice that has the open charges. */
export async function recordCharged(tx: Queryable, contractId: string, invoiceId: string): Promise<void> {
  await tx.query('UPDATE contract_charge SET invoice_id = $2 WHERE contract_id = $1 AND invoice_id IS NULL', [
    contractId,
    invoiceId,
  ]);
}
