import type { MediaCategory } from '../../../shared/enums.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** An article as it is stored. */
export interface ContentRow {
  id: string;
  slug: string;
  externalId: string;
  category: string;
  publishedAt: string;
  picture: string;
  /** By language: title, teaser, alt and body. */
  words: object;
}

/** Writes an article, or changes the one with the same external id. */
export async function upsertContent(
  tx: Queryable,
  team: TeamId,
  { id, slug, externalId, category, publishedAt, picture, words }: ContentRow,
): Promise<'created' | 'changed' | 'unchanged'> {
  const rows = await tx.query<{ isNew: boolean }>(
    `INSERT INTO media_content AS known (id, team, slug, external_id, category, published_at, picture, words)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT ON CONSTRAINT media_content_external_id DO UPDATE
       SET slug = excluded.slug, category = excluded.category, published_at = excluded.published_at,
           picture = excluded.picture, words = excluded.words
       WHERE (known.slug, known.category, known.published_at, known.picture, known.words)
         IS DISTINCT FROM (excluded.slug, excluded.category, excluded.published_at, excluded.picture, excluded.words)
     RETURNING xmax = 0 AS "isNew"`,
    [id, team, slug, externalId, category, publishedAt, picture, JSON.stringify(words)],
  );
  const [row] = rows;
  if (!row) return 'unchanged';
  return row.isNew ? 'created' : 'changed';
}

/** An article with its texts in both languages. */
interface StockedContent {
  slug: string;
  externalId: string;
  category: MediaCategory;
  publishedAt: string;
  picture: string;
  words: Record<Lang, { title: string; teaser: string; alt: string; body: string }>;
}

/** All articles of a team, also those that are not published yet. */
export function stockedContents(db: Queryable, team: TeamId): Promise<StockedContent[]> {
  return db.query<StockedContent>(
    `SELECT slug, external_id AS "externalId", category, picture, words,
       to_char(published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "publishedAt"
       FROM media_content WHERE team = $1 ORDER BY published_at, slug`,
    [team],
  );
}

/** The slugs among these that another article of the team has. */
export async function takenSlugs(
  tx: Queryable,
  team: TeamId,
  items: readonly { slug: string; externalId: string }[],
): Promise<string[]> {
  const rows = await tx.query<{ slug: string }>(
    `SELECT known.slug FROM media_content AS known
       JOIN jsonb_to_recordset($2::jsonb) AS item (slug text, "externalId" text)
         ON known.slug = item.slug AND known.external_id <> item."externalId"
      WHERE known.team = $1 ORDER BY known.slug`,
    [team, JSON.stringify(items.map(({ slug, externalId }) => ({ slug, externalId })))],
  );
  return rows.map(({ slug }) => slug);
}
