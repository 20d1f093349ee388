import type { Queryable } from '../../infra/db/queryable.ts';

/** The one that begins next, where it begins until then and nothing ends before it. */
export async function nextToBegin(
  db: Queryable,
  now: Date,
  until: Date,
): Promise<{ id: number; from: Date } | undefined> {
  const rows = await db.query<{ id: number; from: Date }>(
    `SELECT id, publish_from AS "from" FROM definition_release r
      WHERE status = 'scheduled' AND publish_from > $1 AND publish_from <= $2
        AND NOT EXISTS (SELECT 1 FROM definition_release e
          WHERE e.status IN ('published', 'superseded') AND e.publish_until > $1 AND e.publish_until < r.publish_from)
      ORDER BY publish_from, id LIMIT 1`,
    [now, until],
  );
  return rows[0];
}

/** Those whose time has come or is over, the oldest first; at one moment, one begins before the one below it ends. */
export async function dueReleases(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `SELECT id FROM definition_release
      WHERE (status = 'scheduled' AND publish_from <= $1)
         OR (status IN ('published', 'superseded') AND publish_until <= $1)
      ORDER BY CASE status WHEN 'scheduled' THEN publish_from ELSE publish_until END, status <> 'scheduled', id`,
    [now],
  );
  return rows.map(({ id }) => id);
}
