import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { Declaration } from './declaration.ts';

/** A receipt that is to be made later, for which the sender already has a link. */
export interface LaterReceipt {
  declarationId: string;
  documentId: string;
  isMailed: boolean;
  dueAt: Date;
}

export async function insertLater(tx: Queryable, later: LaterReceipt): Promise<void> {
  await tx.query(
    'INSERT INTO later_receipt (declaration_id, document_id, is_mailed, due_at) VALUES ($1, $2, $3, $4)',
    [later.declarationId, later.documentId, later.isMailed, later.dueAt],
  );
}

/** The declarations whose receipts have waited for longest. */
export async function dueReceipts(db: Queryable, now: Date, most: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'SELECT declaration_id AS id FROM later_receipt WHERE due_at <= $1 ORDER BY due_at LIMIT $2',
    [now, most],
  );
  return rows.map(({ id }) => id);
}

/** A declaration as it was stored, without the answers that no code reads. */
export interface StoredDeclaration {
  id: string;
  team: TeamId;
  number: string;
  kind: Declaration['kind'];
  source: Declaration['source'];
  lang: Lang;
  form: Declaration['form'];
  receivedAt: Date;
  documentId: string;
  isMailed: boolean;
}

/** Takes a receipt out of the queue, with what it is made from; undefined when another process has taken it. */
export async function takeLater(
  tx: Queryable,
  declarationId: string,
): Promise<StoredDeclaration | undefined> {
  const rows = await tx.query<StoredDeclaration>(
    `DELETE FROM later_receipt l USING declaration d WHERE l.declaration_id = $1 AND d.id = l.declaration_id
     RETURNING d.id, d.team, d.number, d.kind, d.source, d.lang, d.content AS form, d.received_at AS "receivedAt",
       l.document_id AS "documentId", l.is_mailed AS "isMailed"`,
    [declarationId],
  );
  return rows[0];
}

/** After a failure, so that one receipt does not stop the others. */
export async function postponeLater(db: Queryable, declarationId: string, dueAt: Date): Promise<void> {
  await db.query('UPDATE later_receipt SET due_at = $2 WHERE declaration_id = $1', [declarationId, dueAt]);
}
