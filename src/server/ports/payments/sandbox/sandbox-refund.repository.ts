import type { Queryable } from '../../../db/queryable.ts';
import type { RefundNews } from '../payments.ts';

export interface SandboxRefund extends RefundNews {
  sessionId: string;
}

const columns = `id, reference, session_id AS "sessionId", amount_cents AS "amountCents", state`;

/** The refund of a reference: a new one, or that which it has already. */
export async function openSandboxRefund(
  tx: Queryable,
  refund: { id: string; reference: string; sessionId: string; amountCents: number; now: Date },
): Promise<SandboxRefund> {
  const { id, reference, sessionId, amountCents, now } = refund;
  const [row] = await tx.query<SandboxRefund>(
    `INSERT INTO sandbox_refund (id, reference, session_id, amount_cents, state, created_at)
     VALUES ($1, $2, $3, $4, 'requested', $5)
     ON CONFLICT (reference) DO UPDATE SET reference = excluded.reference RETURNING ${columns}`,
    [id, reference, sessionId, amountCents, now],
  );
  if (!row) throw new Error('A refund was neither made nor found.');
  return row;
}

export async function findSandboxRefund(db: Queryable, id: string): Promise<SandboxRefund | undefined> {
  return (await db.query<SandboxRefund>(`SELECT ${columns} FROM sandbox_refund WHERE id = $1`, [id]))[0];
}

export function refundsOfSession(db: Queryable, sessionId: string): Promise<SandboxRefund[]> {
  const sql = `SELECT ${columns} FROM sandbox_refund WHERE session_id = $1 ORDER BY created_at, id`;
  return db.query<SandboxRefund>(sql, [sessionId]);
}

/** Ends refunds that are on their way. */
export function endSandboxRefund(
  tx: Queryable,
  id: string,
  state: 'succeeded' | 'failed',
): Promise<SandboxRefund[]> {
  return tx.query<SandboxRefund>(
    `UPDATE sandbox_refund SET state = $2 WHERE id = $1 AND state = 'requested' RETURNING ${columns}`,
    [id, state],
  );
}
