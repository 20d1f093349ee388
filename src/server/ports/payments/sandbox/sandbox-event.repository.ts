import type { Queryable } from '../../../db/queryable.ts';

export interface WaitingEvent {
  id: string;
  body: string;
  attempts: number;
}

export async function insertSandboxEvent(
  tx: Queryable,
  event: { id: string; sessionId: string; body: string; now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO sandbox_event (id, session_id, body, created_at, next_attempt_at) VALUES ($1, $2, $3, $4, $4)`,
    [event.id, event.sessionId, event.body, event.now],
  );
}

export function waitingSandboxEvents(db: Queryable, now: Date): Promise<WaitingEvent[]> {
  return db.query<WaitingEvent>(
    `SELECT id, body, attempts FROM sandbox_event
      WHERE delivered_at IS NULL AND next_attempt_at <= $1 ORDER BY created_at LIMIT 50`,
    [now],
  );
}

export async function noteDelivered(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('UPDATE sandbox_event SET delivered_at = $2, attempts = attempts + 1 WHERE id = $1', [
    id,
    now,
  ]);
}

export async function noteFailed(db: Queryable, id: string, nextAttemptAt: Date): Promise<void> {
  await db.query('UPDATE sandbox_event SET attempts = attempts + 1, next_attempt_at = $2 WHERE id = $1', [
    id,
    nextAttemptAt,
  ]);
}
