import type { Queryable } from '../../../db/queryable.ts';
import type { SandboxSession, SandboxState } from './sandbox-session.ts';

const columns = `id, reference, state, method, amount_cents AS "amountCents", lang, payee, purpose,
  return_url AS "returnUrl", transaction_id AS "transactionId", disputed`;

/** The session of a reference: the given one, or that which it has already. */
export async function openSandboxSession(
  db: Queryable,
  session: Omit<SandboxSession, 'state' | 'disputed'>,
  now: Date,
): Promise<SandboxSession> {
  const { id, reference, method, amountCents, lang, payee, purpose, returnUrl, transactionId } = session;
  const values = [id, reference, method, amountCents, lang, payee, purpose, returnUrl, transactionId, now];
  const [row] = await db.query<SandboxSession>(
    `INSERT INTO sandbox_session (id, reference, state, method, amount_cents, lang, payee, purpose, return_url,
       transaction_id, created_at)
     VALUES ($1, $2, 'open', $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (reference) DO UPDATE SET reference = excluded.reference RETURNING ${columns}`,
    values,
  );
  if (!row) throw new Error('A session was neither made nor found.');
  return row;
}

export async function findSandboxSession(db: Queryable, id: string): Promise<SandboxSession | undefined> {
  return (await db.query<SandboxSession>(`SELECT ${columns} FROM sandbox_session WHERE id = $1`, [id]))[0];
}

/** Moves an open session on; nothing when it has been decided already. */
export async function decideSandboxSession(
  tx: Queryable,
  id: string,
  state: SandboxState,
  settlesAt: Date | null,
): Promise<SandboxSession | undefined> {
  const rows = await tx.query<SandboxSession>(
    `UPDATE sandbox_session SET state = $2, settles_at = $3 WHERE id = $1 AND state = 'open' RETURNING ${columns}`,
    [id, state, settlesAt],
  );
  return rows[0];
}

/** Ends what was processing and whose time has come. */
export function settleSandboxSessions(tx: Queryable, now: Date): Promise<SandboxSession[]> {
  return tx.query<SandboxSession>(
    `UPDATE sandbox_session SET state = 'succeeded', settles_at = NULL
      WHERE state = 'processing' AND settles_at <= $1 RETURNING ${columns}`,
    [now],
  );
}
