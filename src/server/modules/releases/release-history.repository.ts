import type { Queryable } from '../../infra/db/queryable.ts';
import type { Changes } from './manifest.ts';
import type { ReleaseKind } from './release.repository.ts';

export interface PastChange {
  id: number;
  number: number;
  kind: ReleaseKind;
  /** The name of the person, where it is one. */
  author: string;
  reason: string;
  publishedAt: Date;
  /** Of the files that were asked for. */
  changes: Changes;
}

/** The releases that changed some files, those below a folder besides; the first one first. */
export function changesOfFiles(
  db: Queryable,
  { paths, below }: { paths: readonly string[]; below: string },
): Promise<PastChange[]> {
  return db.query<PastChange>(
    `SELECT r.id, r.number, r.kind, COALESCE(m.name, r.author) AS author, r.reason, r.published_at AS "publishedAt",
       f.changes
      FROM definition_release r LEFT JOIN staff_member m ON m.id = r.author
      CROSS JOIN LATERAL (SELECT jsonb_object_agg(key, value) AS changes FROM jsonb_each(r.changes)
        WHERE key = ANY($1::text[]) OR starts_with(key, $2)) f
     WHERE r.number IS NOT NULL AND f.changes IS NOT NULL ORDER BY r.number`,
    [paths, below],
  );
}
