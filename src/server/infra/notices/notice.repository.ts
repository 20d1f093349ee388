import type { Lang } from '../../../shared/language.ts';
import type { Way } from '../../../shared/notices.ts';
import type { Queryable } from '../db/queryable.ts';

export interface NewNotice {
  userId: string;
  kind: string;
  lang: Lang;
  title: string;
  text: string;
  path: string | null;
  sentBy: readonly Way[];
  hasFiles: boolean;
  now: Date;
}

export interface StoredNotice extends Omit<NewNotice, 'userId' | 'now'> {
  id: string;
  createdAt: Date;
  readAt: Date | null;
}

/** Keeps a notice for a customer. It waits for a closing that is under way: a closed account keeps none. */
export async function insertNotice(tx: Queryable, notice: NewNotice): Promise<void> {
  const { userId, kind, lang, title, text, path, sentBy, hasFiles, now } = notice;
  await tx.query(
    `INSERT INTO notice (id, user_id, kind, lang, title, text, path, sent_by, has_files, created_at)
     SELECT gen_random_uuid(), u.id, $2, $3, $4, $5, $6, $7, $8, $9 FROM users u
      WHERE u.id = $1 AND u.closed_at IS NULL FOR KEY SHARE`,
    [userId, kind, lang, title, text, path, sentBy, hasFiles, now],
  );
}

/** A customer's notices, newest first, those older than `before` (an id of the same customer). */
export function listNotices(
  db: Queryable,
  userId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<StoredNotice[]> {
  return db.query<StoredNotice>(
    `SELECT id, kind, lang, title, text, path, sent_by AS "sentBy", has_files AS "hasFiles",
            created_at AS "createdAt", read_at AS "readAt"
       FROM notice
      WHERE user_id = $1 AND ($2::uuid IS NULL OR (created_at, id) <
            (SELECT b.created_at, b.id FROM notice b WHERE b.id = $2 AND b.user_id = $1))
      ORDER BY created_at DESC, id DESC LIMIT $3`,
    [userId, before ?? null, limit],
  );
}

/** How many notices a customer has not read; counting ends at `most`. */
export async function countUnread(db: Queryable, userId: string, most: number): Promise<number> {
  const rows = await db.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM (SELECT FROM notice WHERE user_id = $1 AND read_at IS NULL LIMIT $2) unread',
    [userId, most],
  );
  return rows[0]?.n ?? 0;
}

/** Marks one notice as read. @returns false unless it is the customer's */
export async function markNoticeRead(db: Queryable, userId: string, id: string, now: Date): Promise<boolean> {
  const rows = await db.query(
    'UPDATE notice SET read_at = coalesce(read_at, $3) WHERE id = $2 AND user_id = $1 RETURNING id',
    [userId, id, now],
  );
  return rows.length === 1;
}

/** Marks all notices of a customer as read. */
export async function markNoticesRead(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.query('UPDATE notice SET read_at = $2 WHERE user_id = $1 AND read_at IS NULL', [userId, now]);
}
