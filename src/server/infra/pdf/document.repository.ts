import type { Lang } from '../../../shared/language.ts';
import type { Queryable } from '../db/queryable.ts';
import type { DocumentFile, DocumentOwner, NewDocument, StoredDocument } from './document.ts';

/** Equal bytes for the same owner are one document; new references are added, and the longer retention time counts. */
export async function insertDocument(
  tx: Queryable,
  given: NewDocument & StoredDocument & { lang: Lang; now: Date },
): Promise<string> {
  const { orderId = null, contractId = null, invoiceId = null, userId = null, expiresAt = null } = given;
  const rows = await tx.query<{ id: string }>(
    `INSERT INTO document (id, team, owner, kind, hash, bytes, file_name, lang, created_at,
       order_id, contract_id, invoice_id, user_id, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     ON CONFLICT (owner, hash) DO UPDATE SET
       order_id = coalesce(document.order_id, excluded.order_id),
       contract_id = coalesce(document.contract_id, excluded.contract_id),
       invoice_id = coalesce(document.invoice_id, excluded.invoice_id),
       user_id = coalesce(document.user_id, excluded.user_id),
       expires_at = CASE WHEN document.expires_at IS NULL OR excluded.expires_at IS NULL THEN NULL
                         ELSE greatest(document.expires_at, excluded.expires_at) END
     RETURNING id`,
    [
      given.id,
      given.team,
      given.owner,
      given.kind,
      given.hash,
      given.bytes,
      given.fileName,
      given.lang,
      given.now,
      orderId,
      contractId,
      invoiceId,
      userId,
      expiresAt,
    ],
  );
  return rows[0]?.id ?? given.id;
}

export async function findDocument(db: Queryable, id: string): Promise<DocumentFile | undefined> {
  const rows = await db.query<DocumentFile>(
    'SELECT id, owner, file_name AS "fileName", lang, bytes FROM document WHERE id = $1',
    [id],
  );
  return rows[0];
}

/**
 * Moves a guest's documents to the account that the guest logs in to; documents that the account already has are left
 * out.
 */
export async function moveDocuments(tx: Queryable, from: DocumentOwner, to: DocumentOwner): Promise<void> {
  await tx.query(
    `UPDATE document SET owner = $2 WHERE owner = $1
        AND NOT EXISTS (SELECT 1 FROM document there WHERE there.owner = $2 AND there.hash = document.hash)`,
    [from, to],
  );
}

/** Ties the document to an order, so that it is kept. */
export async function keepForOrder(tx: Queryable, id: string, orderId: string): Promise<void> {
  await tx.query('UPDATE document SET order_id = coalesce(order_id, $2), expires_at = NULL WHERE id = $1', [
    id,
    orderId,
  ]);
}
