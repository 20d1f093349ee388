import type { ReleaseState } from '../../../shared/states/release.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export interface LoggedStep {
  releaseId: number;
  by: string;
  event: string;
  was: ReleaseState['status'];
  is: ReleaseState['status'];
  note?: string | undefined;
  now: Date;
}

/** Writes a step down. The table takes no change and no deletion. */
export async function logStep(tx: Queryable, step: LoggedStep): Promise<void> {
  const { releaseId, by, event, was, is, note, now } = step;
  await tx.query(
    `INSERT INTO definition_release_log (release_id, at, by, event, from_status, to_status, note)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [releaseId, now, by, event, was, is, note ?? null],
  );
}

/** The last step of a release. */
export async function lastStep(
  tx: Queryable,
  releaseId: number,
): Promise<Pick<ReadStep, 'at' | 'by' | 'event'> | undefined> {
  const [last] = await tx.query<Pick<ReadStep, 'at' | 'by' | 'event'>>(
    'SELECT at, by, event FROM definition_release_log WHERE release_id = $1 ORDER BY id DESC LIMIT 1',
    [releaseId],
  );
  return last;
}

export interface ReadStep {
  at: Date;
  by: string;
  event: string;
  note: string | null;
}

/** The steps of a release, the oldest first. */
export function stepsOf(db: Queryable, releaseId: number): Promise<ReadStep[]> {
  return db.query<ReadStep>(
    'SELECT at, by, event, note FROM definition_release_log WHERE release_id = $1 ORDER BY id',
    [releaseId],
  );
}

export interface NamedStep extends ReadStep {
  releaseId: number;
}

/** The steps of some releases, each with the name of the person, where it is one; the oldest first. */
export function namedSteps(db: Queryable, releaseIds: readonly number[]): Promise<NamedStep[]> {
  return db.query<NamedStep>(
    `SELECT l.release_id AS "releaseId", l.at, COALESCE(m.name, l.by) AS by, l.event, l.note
       FROM definition_release_log l LEFT JOIN staff_member m ON m.id = l.by
      WHERE l.release_id = ANY($1::int[]) ORDER BY l.id`,
    [releaseIds],
  );
}
