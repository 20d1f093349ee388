import type { Queryable } from '../../infra/db/queryable.ts';

export interface SandboxMessage {
  id: string;
  sessionId: string;
  type: string;
  body: string;
  /** It waits until a person sends it. */
  held: boolean;
  attempts: number;
  lastStatus: number | null;
  deliveredAt: Date | null;
  createdAt: Date;
}

const columns = `id, session_id AS "sessionId", body::jsonb ->> 'type' AS type, body, held, attempts,
  last_status AS "lastStatus", delivered_at AS "deliveredAt", created_at AS "createdAt"`;

/** Writes the event together with its session's state; holds it if the control page says so. */
export async function insertSandboxEvent(
  tx: Queryable,
  event: { id: string; sessionId: string; body: string; now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO sandbox_event (id, session_id, body, created_at, next_attempt_at, held)
     SELECT $1, $2, $3, $4, $4, holds_webhooks FROM sandbox_setting WHERE id = 1`,
    [event.id, event.sessionId, event.body, event.now],
  );
}

export function waitingSandboxEvents(db: Queryable, now: Date): Promise<SandboxMessage[]> {
  return db.query<SandboxMessage>(
    `SELECT ${columns} FROM sandbox_event
      WHERE delivered_at IS NULL AND NOT held AND next_attempt_at <= $1 ORDER BY created_at LIMIT 50`,
    [now],
  );
}

export async function findSandboxEvent(db: Queryable, id: string): Promise<SandboxMessage | undefined> {
  return (await db.query<SandboxMessage>(`SELECT ${columns} FROM sandbox_event WHERE id = $1`, [id]))[0];
}

export function eventsOfSessions(db: Queryable, sessionIds: readonly string[]): Promise<SandboxMessage[]> {
  const sql = `SELECT ${columns} FROM sandbox_event WHERE session_id = ANY($1::text[]) ORDER BY created_at, id`;
  return db.query<SandboxMessage>(sql, [sessionIds]);
}

/** Records the result of an attempt: accepted, or to be sent again (automatically, unless a person holds it). */
export async function recordSandboxAttempt(
  db: Queryable,
  id: string,
  attempt: { status: number; deliveredAt: Date | null; nextAttemptAt: Date },
): Promise<void> {
  await db.query(
    `UPDATE sandbox_event SET attempts = attempts + 1, last_status = $2,
       delivered_at = coalesce(delivered_at, $3), next_attempt_at = $4 WHERE id = $1`,
    [id, attempt.status, attempt.deliveredAt, attempt.nextAttemptAt],
  );
}

/** From now on only a person can send it. */
export async function holdSandboxEvent(db: Queryable, id: string): Promise<void> {
  await db.query('UPDATE sandbox_event SET held = true WHERE id = $1', [id]);
}

export async function holdsWebhooks(db: Queryable): Promise<boolean> {
  const rows = await db.query<{ holds: boolean }>('SELECT holds_webhooks AS holds FROM sandbox_setting', []);
  return rows[0]?.holds === true;
}

export async function setHoldsWebhooks(db: Queryable, holds: boolean): Promise<void> {
  await db.query('UPDATE sandbox_setting SET holds_webhooks = $1 WHERE id = 1', [holds]);
}
