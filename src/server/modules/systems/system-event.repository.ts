import type { Queryable } from '../../infra/db/queryable.ts';

/** Whether this news of a system was taken before. */
export async function isTaken(db: Queryable, system: string, id: string): Promise<boolean> {
  return (
    (await db.query('SELECT 1 FROM system_event WHERE system = $1 AND id = $2', [system, id])).length > 0
  );
}

export async function recordTaken(
  db: Queryable,
  event: { system: string; id: string; type: string; now: Date },
): Promise<void> {
  await db.query(
    `INSERT INTO system_event (system, id, type, received_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (system, id) DO NOTHING`,
    [event.system, event.id, event.type, event.now],
  );
}
