import type { CollectionState, Refusal } from '../../../shared/states/collection.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** How and when an invoice is collected. */
export interface Collection {
  invoiceId: string;
  state: CollectionState;
  collectOn: string;
  /** How often a debit was sent. */
  tries: number;
  /** Why the last debit was refused. */
  refusal: Refusal | null;
}

const columns = `c.invoice_id AS "invoiceId", c.state, c.collect_on AS "collectOn", c.tries, c.refusal`;

export async function findCollection(db: Queryable, invoiceId: string): Promise<Collection | undefined> {
  const sql = `SELECT ${columns} FROM collection c WHERE c.invoice_id = $1`;
  return (await db.query<Collection>(sql, [invoiceId]))[0];
}

/** Announces the day on which an invoice is collected. */
export async function insertCollection(
  tx: Queryable,
  { invoiceId, collectOn, now }: { invoiceId: string; collectOn: string; now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO collection (invoice_id, state, collect_on, updated_at) VALUES ($1, 'announced', $2, $3)`,
    [invoiceId, collectOn, now],
  );
}

export async function setCollection(tx: Queryable, collection: Collection, now: Date): Promise<void> {
  const { invoiceId, state, collectOn, tries, refusal } = collection;
  await tx.query(
    `UPDATE collection SET state = $2, collect_on = $3, tries = $4, refusal = $5, updated_at = $6
      WHERE invoice_id = $1`,
    [invoiceId, state, collectOn, tries, refusal, now],
  );
}

/**
 * Claims the next invoice to collect today, after the given place: its order and collection are locked until the
 * transaction ends, so that simultaneous processes get different ones.
 */
export async function claimCollection(
  tx: Queryable,
  today: string,
  after: Pick<Collection, 'collectOn' | 'invoiceId'> | null,
): Promise<Collection | undefined> {
  const rows = await tx.query<Collection>(
    `SELECT ${columns} FROM collection c JOIN invoice i ON i.id = c.invoice_id JOIN orders o ON o.id = i.order_id
      WHERE c.state = 'announced' AND c.collect_on <= $1
        AND (c.collect_on, c.invoice_id) > (coalesce($2::date, '-infinity'), coalesce($3::uuid, $4))
      ORDER BY c.collect_on, c.invoice_id LIMIT 1 FOR UPDATE OF o, c SKIP LOCKED`,
    [today, after?.collectOn ?? null, after?.invoiceId ?? null, firstId],
  );
  return rows[0];
}

const firstId = '00000000-0000-0000-0000-000000000000';
