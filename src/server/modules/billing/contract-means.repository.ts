import type { Queryable } from '../../infra/db/queryable.ts';

/** A contract and its means of payment; without a method the customer pays each invoice. */
interface ContractMeansRow {
  contractId: string;
  msisdn: string;
  lineName: string | null;
  tariffName: string;
  savedMethodId: string | null;
  account: string;
  mandateReference: string | null;
  creditorId: string | null;
  next: { number: string; collectOn: string; amountCents: number } | null;
}

/** What the customer's running contracts are paid with, and the next announced debit of each. */
export function listContractMeans(db: Queryable, userId: string, today: string): Promise<ContractMeansRow[]> {
  return db.query<ContractMeansRow>(
    `SELECT c.id AS "contractId", c.msisdn, c.line_name AS "lineName", t.name AS "tariffName", m.id AS "savedMethodId",
       coalesce(m.label, '') AS account, d.reference AS "mandateReference", d.creditor_id AS "creditorId",
       (SELECT jsonb_build_object('number', i.number, 'collectOn', l.collect_on,
          'amountCents', i.total_cents - i.settled_cents)
          FROM invoice i JOIN collection l ON l.invoice_id = i.id
         WHERE i.order_id = c.order_id AND l.state = 'announced' AND i.settled_cents < i.total_cents
           AND NOT EXISTS (SELECT FROM objection j WHERE j.invoice_id = i.id AND j.answered_at IS NULL)
         ORDER BY l.collect_on LIMIT 1) AS next
       FROM contract c JOIN tariff t ON t.id = c.tariff_id
       LEFT JOIN contract_means p ON p.order_id = c.order_id LEFT JOIN saved_method m ON m.id = p.saved_method_id
       LEFT JOIN LATERAL (SELECT reference, creditor_id FROM mandate
         WHERE saved_method_id = m.id ORDER BY given_at DESC LIMIT 1) d ON true
      WHERE c.user_id = $1 AND c.withdrawn_on IS NULL AND (c.ended_on IS NULL OR c.ended_on >= $2
        OR EXISTS (SELECT FROM invoice i WHERE i.order_id = c.order_id AND i.settled_cents < i.total_cents))
      ORDER BY c.starts_on NULLS LAST, c.created_at LIMIT 100`,
    [userId, today],
  );
}

/** The order of a customer's own contract, locked. */
export async function lockContractOrder(
  tx: Queryable,
  userId: string,
  contractId: string,
): Promise<string | undefined> {
  const rows = await tx.query<{ id: string }>(
    `SELECT o.id FROM contract c JOIN orders o ON o.id = c.order_id
      WHERE c.id = $2 AND c.user_id = $1 FOR UPDATE OF o`,
    [userId, contractId],
  );
  return rows[0]?.id;
}
