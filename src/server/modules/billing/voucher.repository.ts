import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export interface NewVoucher {
  id: string;
  team: TeamId;
  codeHash: string;
  cents: number;
  now: Date;
  expiresAt: Date;
}

export async function insertVoucher(tx: Queryable, voucher: NewVoucher): Promise<void> {
  const { id, team, codeHash, cents, now, expiresAt } = voucher;
  await tx.query(
    `INSERT INTO voucher (id, team, code_hash, cents, issued_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, team, codeHash, cents, now, expiresAt],
  );
}

/** A voucher that can be redeemed. */
export async function findVoucher(
  db: Queryable,
  { team, codeHash, now }: { team: TeamId; codeHash: string; now: Date },
): Promise<{ cents: number; expiresAt: Date } | undefined> {
  const [row] = await db.query<{ cents: number; expiresAt: Date }>(
    `SELECT cents, expires_at AS "expiresAt" FROM voucher
      WHERE code_hash = $2 AND team = $1 AND expires_at > $3`,
    [team, codeHash, now],
  );
  return row;
}

/** Gives a voucher to a customer: of two simultaneous requests only one gets it. @returns its worth in cents */
export async function redeemVoucher(
  tx: Queryable,
  { team, codeHash, userId, now }: { team: TeamId; codeHash: string; userId: string; now: Date },
): Promise<number | undefined> {
  const [row] = await tx.query<{ cents: number }>(
    `UPDATE voucher SET user_id = $3, redeemed_at = $4, expires_at = NULL
      WHERE code_hash = $2 AND team = $1 AND expires_at > $4 RETURNING cents`,
    [team, codeHash, userId, now],
  );
  return row?.cents;
}

/** What a customer has redeemed and no bill has used yet, in cents, for the customer to see. */
export async function waitingVoucherCents(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ cents: number }>(
    'SELECT coalesce(sum(cents), 0)::int AS cents FROM voucher WHERE user_id = $1 AND invoice_id IS NULL',
    [userId],
  );
  return row?.cents ?? 0;
}

/** The same with each voucher by itself; locked. */
export async function lockOpenVouchers(
  tx: Queryable,
  userId: string,
): Promise<{ id: string; cents: number }[]> {
  return tx.query<{ id: string; cents: number }>(
    `SELECT id, cents FROM voucher WHERE user_id = $1 AND invoice_id IS NULL ORDER BY redeemed_at, id FOR UPDATE`,
    [userId],
  );
}

/** The same of a customer for whom no bill will come any more: each line has ended. */
export async function lockLeftVouchers(
  tx: Queryable,
  userId: string,
): Promise<{ id: string; cents: number }[]> {
  const [line] = await tx.query(
    `SELECT FROM contract c JOIN orders o ON o.id = c.order_id
      WHERE o.user_id = $1 AND (c.closed_at IS NULL OR c.next_invoice_on IS NOT NULL) LIMIT 1`,
    [userId],
  );
  return line ? [] : lockOpenVouchers(tx, userId);
}

/** Notes the bill that vouchers have lowered. */
export async function recordUsedVouchers(
  tx: Queryable,
  ids: readonly string[],
  invoiceId: string,
): Promise<void> {
  await tx.query('UPDATE voucher SET invoice_id = $2 WHERE id = ANY($1::uuid[])', [ids, invoiceId]);
}
