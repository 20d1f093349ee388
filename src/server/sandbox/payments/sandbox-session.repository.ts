import type { Queryable } from '../../infra/db/queryable.ts';
import type { SandboxEnd, SandboxOutcome } from './sandbox-outcomes.ts';
import type { SandboxSession } from './sandbox-session.ts';

const columns = `id, reference, state, method, amount_cents AS "amountCents", lang, payee, purpose,
  return_url AS "returnUrl", transaction_id AS "transactionId", disputed, iban, keeps_method AS "keepsMethod",
  kept_token AS "keptToken", created_at AS "createdAt"`;

export interface NewSandboxSession extends Omit<SandboxSession, 'state' | 'disputed' | 'keptToken'> {
  savedToken: string | null;
}

/** The session with a reference: the existing one, or the given one. */
export async function openSandboxSession(db: Queryable, session: NewSandboxSession): Promise<SandboxSession> {
  const { id, reference, method, amountCents, lang, payee, purpose, returnUrl, transactionId } = session;
  const values = [id, reference, method, amountCents, lang, payee, purpose, returnUrl, transactionId];
  const [row] = await db.query<SandboxSession>(
    `INSERT INTO sandbox_session (id, reference, state, method, amount_cents, lang, payee, purpose, return_url,
       transaction_id, created_at, iban, keeps_method, saved_token)
     VALUES ($1, $2, 'open', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     ON CONFLICT (reference) DO UPDATE SET reference = excluded.reference RETURNING ${columns}`,
    [...values, session.createdAt, session.iban, session.keepsMethod, session.savedToken],
  );
  if (!row) throw new Error('A session was neither made nor found.');
  return row;
}

export async function findSandboxSession(db: Queryable, id: string): Promise<SandboxSession | undefined> {
  return (await db.query<SandboxSession>(`SELECT ${columns} FROM sandbox_session WHERE id = $1`, [id]))[0];
}

/** The session in which a method was kept. */
export async function findKeptSession(db: Queryable, token: string): Promise<SandboxSession | undefined> {
  return (
    await db.query<SandboxSession>(`SELECT ${columns} FROM sandbox_session WHERE kept_token = $1`, [token])
  )[0];
}

export function newestSandboxSessions(db: Queryable, limit: number): Promise<SandboxSession[]> {
  const sql = `SELECT ${columns} FROM sandbox_session ORDER BY created_at DESC, id LIMIT $1`;
  return db.query<SandboxSession>(sql, [limit]);
}

/** Decides a session that is open or waits for the payer's action; returns nothing when it was already decided. */
export async function decideSandboxSession(
  tx: Queryable,
  id: string,
  { state, later }: SandboxOutcome,
  moment: { settlesAt: Date; keptToken: string },
): Promise<SandboxSession | undefined> {
  const rows = await tx.query<SandboxSession>(
    `UPDATE sandbox_session SET state = $2, settles_as = $3, settles_at = CASE WHEN $3::text IS NOT NULL THEN $4::timestamptz END,
       kept_token = CASE WHEN keeps_method THEN $5 END
      WHERE id = $1 AND state IN ('open', 'action') AND state <> $2 RETURNING ${columns}`,
    [id, state, later, moment.settlesAt, moment.keptToken],
  );
  return rows[0];
}

/** Ends the open processes whose time has come; a dispute follows a success. */
export function settleSandboxSessions(tx: Queryable, now: Date): Promise<SandboxSession[]> {
  return tx.query<SandboxSession>(`${settling} settles_at <= $1 RETURNING ${columns}`, [now]);
}

/** Ends an open session in the given way. */
export function settleSandboxSession(
  tx: Queryable,
  id: string,
  end: Exclude<SandboxEnd, 'disputed'>,
): Promise<SandboxSession[]> {
  return tx.query<SandboxSession>(
    `UPDATE sandbox_session SET state = $2, settles_at = NULL WHERE id = $1 AND state = 'processing'
      RETURNING ${columns}`,
    [id, end],
  );
}

const settling = `UPDATE sandbox_session SET settles_at = NULL, disputed = disputed OR settles_as = 'disputed',
  state = CASE WHEN settles_as = 'failed' THEN 'failed' ELSE 'succeeded' END
  WHERE`;

/** The bank takes a received payment back. */
export function disputeSandboxSession(tx: Queryable, id: string): Promise<SandboxSession[]> {
  return tx.query<SandboxSession>(
    `UPDATE sandbox_session SET disputed = true, settles_at = NULL
      WHERE id = $1 AND state = 'succeeded' AND NOT disputed RETURNING ${columns}`,
    [id],
  );
}
