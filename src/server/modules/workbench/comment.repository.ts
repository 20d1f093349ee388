import type { Queryable } from '../../infra/db/queryable.ts';

interface NewComment {
  releaseId: number;
  form: string;
  pointer: string;
  at: Date;
  staffId: string;
  event: 'said' | 'resolved' | 'reopened';
  text: string | null;
}

export async function insertComment(db: Queryable, comment: NewComment): Promise<void> {
  const { releaseId, form, pointer, at, staffId, event, text } = comment;
  await db.query(
    `INSERT INTO staff_comment (release_id, form, pointer, at, staff_id, event, text)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [releaseId, form, pointer, at, staffId, event, text],
  );
}

export interface Comment {
  id: number;
  form: string;
  pointer: string;
  at: Date;
  /** The name of the person. */
  by: string;
  event: 'said' | 'resolved' | 'reopened';
  text: string | null;
}

/** What was said of a change set, the first one first. */
export function commentsOf(db: Queryable, releaseId: number): Promise<Comment[]> {
  return db.query<Comment>(
    `SELECT c.id::int AS id, c.form, c.pointer, c.at, COALESCE(m.name, c.staff_id) AS by, c.event, c.text
       FROM staff_comment c LEFT JOIN staff_member m ON m.id = c.staff_id WHERE c.release_id = $1 ORDER BY c.id`,
    [releaseId],
  );
}

/** How many threads of each change set are open: those of which the last thing is not that they were closed. */
export async function openThreads(
  db: Queryable,
  releaseIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.query<{ id: number; open: number }>(
    `SELECT release_id AS id, count(*)::int AS open FROM (
       SELECT DISTINCT ON (release_id, form, pointer) release_id, event FROM staff_comment
        WHERE release_id = ANY($1::int[]) ORDER BY release_id, form, pointer, id DESC) last
      WHERE event <> 'resolved' GROUP BY release_id`,
    [releaseIds],
  );
  return new Map(rows.map(({ id, open }) => [id, open]));
}
