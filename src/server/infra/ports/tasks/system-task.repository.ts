import type { Queryable } from '../../db/queryable.ts';

/** What a task tells which system. */
export type TaskKind = 'cancelPorting' | 'cancelParcel' | 'saveLead';

export interface SystemTask {
  kind: TaskKind;
  /** Our id of the thing. */
  subject: string;
  payload: Record<string, unknown>;
}

/** Writes a task in the caller's transaction: the system is told if, and only if, that transaction commits. */
export async function enqueueTask(
  tx: Queryable,
  { kind, subject, payload }: SystemTask,
  now: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO system_task (kind, subject, payload, created_at, next_attempt_at) VALUES ($1, $2, $3, $4, $4)
     ON CONFLICT (kind, subject) DO NOTHING`,
    [kind, subject, JSON.stringify(payload), now],
  );
}

/**
 * Takes tasks that are due. Each becomes due again by itself, later with every attempt, unless it is marked as done, also
 * when this process dies in between. Processes that call this at once get different tasks.
 */
export function takeDueTasks(db: Queryable, now: Date, limit: number): Promise<SystemTask[]> {
  return db.query<SystemTask>(
    `UPDATE system_task SET attempts = attempts + 1,
            next_attempt_at = $1::timestamptz + least(3600, 30 * power(2, least(attempts, 10))) * interval '1 second'
      WHERE (kind, subject) IN (SELECT kind, subject FROM system_task WHERE done_at IS NULL AND next_attempt_at <= $1
                    ORDER BY next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED)
      RETURNING kind, subject, payload`,
    [now, limit],
  );
}

/** Notes that the system knows it. What it was told may be personal, so only the fact stays. */
export async function markTaskDone(db: Queryable, { kind, subject }: SystemTask, now: Date): Promise<void> {
  await db.query(`UPDATE system_task SET done_at = $3, payload = '{}' WHERE kind = $1 AND subject = $2`, [
    kind,
    subject,
    now,
  ]);
}

/** How many tasks were tried and are not done. */
export async function countUndone(db: Queryable): Promise<number> {
  const rows = await db.query<{ n: number }>(
    'SELECT count(*) AS n FROM system_task WHERE done_at IS NULL AND attempts > 0',
  );
  return rows[0]?.n ?? 0;
}
