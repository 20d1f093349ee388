import type { Queryable } from '../db/queryable.ts';
import type { JobOutcome } from './job.ts';

/** One process's turn at a job. The database sets the times, so that the clocks of processes may differ. */
export interface JobTurn {
  name: string;
  holder: string;
  leaseSeconds: number;
}

/**
 * Takes the turn if the job is due and no other process has it. It is one statement, so only one process gets the turn.
 */
export async function takeTurn(db: Queryable, turn: JobTurn, everySeconds: number): Promise<boolean> {
  const rows = await db.query(
    `INSERT INTO job_run AS j (name, holder, held_until, started_at)
     VALUES ($1, $2, now() + $3 * interval '1 second', now())
     ON CONFLICT (name) DO UPDATE
       SET holder = excluded.holder, held_until = excluded.held_until, started_at = excluded.started_at
       WHERE j.held_until <= now() AND j.started_at <= now() - $4 * interval '1 second'
     RETURNING name`,
    [turn.name, turn.holder, turn.leaseSeconds, everySeconds],
  );
  return rows.length === 1;
}

/** Extends the turn. False when another process has taken it in the meantime. */
export async function keepTurn(db: Queryable, { name, holder, leaseSeconds }: JobTurn): Promise<boolean> {
  const rows = await db.query(
    `UPDATE job_run SET held_until = now() + $3 * interval '1 second'
      WHERE name = $1 AND holder = $2 RETURNING name`,
    [name, holder, leaseSeconds],
  );
  return rows.length === 1;
}

/** Ends the turn and records how the run ended. */
export async function endTurn(
  db: Queryable,
  { name, holder }: JobTurn,
  run: { outcome: JobOutcome; ms: number },
): Promise<void> {
  await db.query(
    'UPDATE job_run SET held_until = now(), outcome = $3, ms = $4 WHERE name = $1 AND holder = $2',
    [name, holder, run.outcome, run.ms],
  );
}

export interface JobRun {
  startedAt: Date;
  outcome: JobOutcome | null;
  ms: number | null;
}

/** The last run of a job, by any process. */
export async function lastRun(db: Queryable, name: string): Promise<JobRun | undefined> {
  const rows = await db.query<JobRun>(
    'SELECT started_at AS "startedAt", outcome, ms FROM job_run WHERE name = $1',
    [name],
  );
  return rows[0];
}
