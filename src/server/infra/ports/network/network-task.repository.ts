import type { Queryable } from '../../db/queryable.ts';
import type { Grant, LineActivation, LineBarrings, LineChange, LinePlan, SimChange } from './network.ts';

/** Something that the network must be told about a line. */
export type NetworkTask =
  | { act: 'activate'; input: LineActivation }
  | { act: 'changePlan'; input: LineChange & { plan: LinePlan } }
  | { act: 'changeSim'; input: SimChange }
  | { act: 'block' | 'unblock'; input: LineChange }
  | { act: 'bar'; input: LineBarrings }
  | { act: 'grant'; input: Grant }
  | { act: 'endGrant'; input: LineChange & { id: string } };

export type DueTask = NetworkTask & { taskId: number };

/** Writes a task in the caller's transaction: the network is told if, and only if, that transaction commits. */
export async function enqueueNetworkTask(
  tx: Queryable,
  { act, input }: NetworkTask,
  dueAt: Date,
): Promise<void> {
  await tx.query('INSERT INTO network_task (line_id, act, input, next_attempt_at) VALUES ($1, $2, $3, $4)', [
    input.lineId,
    act,
    JSON.stringify(input),
    dueAt,
  ]);
}

/**
 * Takes due tasks, of each line only the first that is not done: the network hears of them in their order. Each becomes
 * due again by itself, later with every attempt, unless it is marked as done; also when this process dies in between.
 */
export async function takeDueTasks(db: Queryable, now: Date, limit: number): Promise<DueTask[]> {
  const rows = await db.query<{ taskId: number; act: string; input: object }>(
    `UPDATE network_task SET attempts = attempts + 1,
            next_attempt_at = $1::timestamptz + least(3600, 30 * power(2, least(attempts, 10))) * interval '1 second'
      WHERE id IN (SELECT t.id FROM network_task t WHERE t.done_at IS NULL AND t.next_attempt_at <= $1
                      AND NOT EXISTS (SELECT FROM network_task e
                                       WHERE e.line_id = t.line_id AND e.done_at IS NULL AND e.id < t.id)
                    ORDER BY t.next_attempt_at, t.id LIMIT $2 FOR UPDATE SKIP LOCKED)
      RETURNING id AS "taskId", act, input`,
    [now, limit],
  );
  // `enqueueNetworkTask` alone writes this table: each act stands with its input.
  return rows as DueTask[];
}

/** Notes that the network has taken a task. */
export async function markTaskDone(db: Queryable, taskId: number, now: Date): Promise<void> {
  await db.query('UPDATE network_task SET done_at = $2 WHERE id = $1', [taskId, now]);
}
