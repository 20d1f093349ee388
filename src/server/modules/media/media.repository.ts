import type { MediaCategory } from '../../../shared/enums.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { isUuid } from '../../../shared/uuid.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** An article in one language. */
export interface StoredContent {
  id: string;
  slug: string;
  category: MediaCategory;
  publishedAt: Date;
  picture: string;
  title: string;
  teaser: string;
  alt: string;
  body: string;
}

/** Who reads, and when: what is published later does not exist yet. */
export interface Readership {
  team: TeamId;
  lang: Lang;
  now: Date;
}

const columns = `id, slug, category, published_at AS "publishedAt", picture, words -> $2 ->> 'title' AS title,
  words -> $2 ->> 'teaser' AS teaser, words -> $2 ->> 'alt' AS alt, words -> $2 ->> 'body' AS body`;

interface Part {
  category?: MediaCategory | undefined;
  /** So many are left out, of the newest. */
  after: number;
  count: number;
}

/** The published articles of a team, newest first. */
export function listContents(
  db: Queryable,
  { team, lang, now }: Readership,
  { category, after, count }: Part,
): Promise<StoredContent[]> {
  // Two statements, so that each reads along its own index.
  const ofCategory = category ? 'AND category = $6' : '';
  return db.query<StoredContent>(
    `SELECT ${columns} FROM media_content WHERE team = $1 AND published_at <= $3 ${ofCategory}
      ORDER BY published_at DESC, id LIMIT $4 OFFSET $5`,
    [team, lang, now, count, after, ...(category ? [category] : [])],
  );
}

/** A published article by its id or slug. */
export async function findContent(
  db: Queryable,
  { team, lang, now }: Readership,
  name: string,
): Promise<StoredContent | undefined> {
  const place = isUuid(name) ? 'id' : 'slug';
  const rows = await db.query<StoredContent>(
    `SELECT ${columns} FROM media_content WHERE team = $1 AND published_at <= $3 AND ${place} = $4`,
    [team, lang, now, name],
  );
  return rows[0];
}

/** Those of the categories that have a published article. */
export async function usedCategories(
  db: Queryable,
  { team, now }: Readership,
  categories: readonly MediaCategory[],
): Promise<MediaCategory[]> {
  const rows = await db.query<{ id: MediaCategory }>(
    `SELECT id FROM unnest($3::text[]) WITH ORDINALITY AS asked (id, position)
      WHERE EXISTS (SELECT FROM media_content WHERE team = $1 AND category = asked.id AND published_at <= $2)
      ORDER BY position`,
    [team, now, [...categories]],
  );
  return rows.map(({ id }) => id);
}
