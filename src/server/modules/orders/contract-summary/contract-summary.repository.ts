import type { Queryable } from '../../../infra/db/queryable.ts';
import type { DocumentOwner } from '../../../infra/pdf/document.ts';

export async function insertSummary(tx: Queryable, documentId: string, facts: string): Promise<void> {
  await tx.query(
    'INSERT INTO contract_summary (document_id, facts) VALUES ($1, $2) ON CONFLICT (document_id) DO NOTHING',
    [documentId, facts],
  );
}

export interface SummaryOfOrder {
  id: string;
  hash: string;
  facts: string;
}

/** A summary that was shown to a customer. */
export async function findSummary(
  tx: Queryable,
  id: string,
  owner: DocumentOwner,
): Promise<SummaryOfOrder | undefined> {
  const rows = await tx.query<SummaryOfOrder>(
    `SELECT d.id, d.hash, s.facts FROM contract_summary s JOIN document d ON d.id = s.document_id
      WHERE d.id = $1 AND d.owner = $2`,
    [id, owner],
  );
  return rows[0];
}

/** The newest summary of a content that was shown to a customer. */
export async function findOwnSummary(
  tx: Queryable,
  facts: string,
  owner: DocumentOwner,
): Promise<Pick<SummaryOfOrder, 'id'> | undefined> {
  const rows = await tx.query<Pick<SummaryOfOrder, 'id'>>(
    `SELECT d.id FROM contract_summary s JOIN document d ON d.id = s.document_id
      WHERE d.owner = $2 AND s.facts = $1 ORDER BY d.created_at DESC LIMIT 1`,
    [facts, owner],
  );
  return rows[0];
}

/** Stores the summary's id with the order. */
export async function nameSummary(
  tx: Queryable,
  { orderId, summary }: { orderId: string; summary: Pick<SummaryOfOrder, 'id' | 'hash'> },
): Promise<void> {
  await tx.query('UPDATE orders SET summary_document_id = $2, summary_hash = $3 WHERE id = $1', [
    orderId,
    summary.id,
    summary.hash,
  ]);
}
