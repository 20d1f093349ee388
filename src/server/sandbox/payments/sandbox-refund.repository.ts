import type { Queryable } from '../../infra/db/queryable.ts';
import type { RefundUpdate } from '../../infra/ports/payments/payments.ts';

export interface SandboxRefund extends RefundUpdate {
  sessionId: string;
}

const columns = `id, reference, session_id AS "sessionId", amount_cents AS "amountCents", state`;

export interface NewSandboxRefund {
  id: string;
  /** Null for a refund that was made at the provider itself. */
  reference: string | null;
  sessionId: string;
  amountCents: number;
  settlesAt: Date;
  now: Date;
}

/**
 * The refund with a reference: the existing one, or a new one. Undefined when the session has less money, or its bank
 * has taken it back.
 */
export async function openSandboxRefund(
  tx: Queryable,
  refund: NewSandboxRefund,
): Promise<SandboxRefund | undefined> {
  const { id, reference, sessionId, amountCents, settlesAt, now } = refund;
  await tx.query('SELECT 1 FROM sandbox_session WHERE id = $1 FOR UPDATE', [sessionId]);
  const known = await tx.query<SandboxRefund>(`SELECT ${columns} FROM sandbox_refund WHERE reference = $1`, [
    reference ?? id,
  ]);
  if (known[0]) return known[0];
  const rows = await tx.query<SandboxRefund>(
    `INSERT INTO sandbox_refund (id, reference, session_id, amount_cents, state, created_at, settles_at)
     SELECT $1, $2, s.id, $4::int, 'requested', $5, $6 FROM sandbox_session s
      WHERE s.id = $3 AND s.state = 'succeeded' AND NOT s.disputed AND $4::int <= s.amount_cents - (
        SELECT coalesce(sum(amount_cents), 0) FROM sandbox_refund r WHERE r.session_id = $3 AND r.state <> 'failed')
     RETURNING ${columns}`,
    [id, reference ?? id, sessionId, amountCents, now, settlesAt],
  );
  return rows[0];
}

export async function findSandboxRefund(db: Queryable, id: string): Promise<SandboxRefund | undefined> {
  return (await db.query<SandboxRefund>(`SELECT ${columns} FROM sandbox_refund WHERE id = $1`, [id]))[0];
}

export function refundsOfSessions(db: Queryable, sessionIds: readonly string[]): Promise<SandboxRefund[]> {
  const sql = `SELECT ${columns} FROM sandbox_refund WHERE session_id = ANY($1::text[]) ORDER BY created_at, id`;
  return db.query<SandboxRefund>(sql, [sessionIds]);
}

/** Ends a refund that is in progress. */
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

/** Ends the refunds whose time has come. */
export function settleSandboxRefunds(tx: Queryable, now: Date): Promise<SandboxRefund[]> {
  return tx.query<SandboxRefund>(
    `UPDATE sandbox_refund SET state = 'succeeded' WHERE state = 'requested' AND settles_at <= $1
      RETURNING ${columns}`,
    [now],
  );
}
