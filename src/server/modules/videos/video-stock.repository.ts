import type { TeamId } from '../../../shared/teams.ts';
import { namedUuid } from '../../infra/db/named-uuid.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { ImportCounts } from '../../infra/import/goods.ts';
import { putParts, putRows } from '../../infra/import/put-rows.repository.ts';
import type { VideoItem } from './video-item.ts';

const parts = putParts({
  isNew: { id: 'uuid' },
  key: { team: 'text', external_id: 'text' },
  values: {
    slug: 'text',
    published_at: 'timestamptz',
    clip: 'text',
    seconds: 'int',
    words: 'jsonb',
    captions: 'jsonb',
  },
});

const put = {
  change: `UPDATE video AS stored SET ${parts.set} FROM ${parts.given} WHERE ${parts.isSame} AND ${parts.differs} RETURNING 1`,
  add: `INSERT INTO video (${parts.columns}) SELECT ${parts.columns} FROM ${parts.given} ON CONFLICT (team, external_id) DO NOTHING RETURNING 1`,
};

/** Writes videos, each found again by its external id. The id follows from it, so it is the same in every database. */
export function putVideos(tx: Queryable, team: TeamId, items: readonly VideoItem[]): Promise<ImportCounts> {
  const rows = items.map(({ externalId, publishedAt, ...item }) => ({
    id: namedUuid(team, 'video', externalId),
    team,
    external_id: externalId,
    published_at: publishedAt,
    ...item,
  }));
  return putRows(tx, put, rows);
}

/** All videos of a team as files bring them, also those that are not published yet. */
export function stockedVideos(db: Queryable, team: TeamId): Promise<VideoItem[]> {
  return db.query<VideoItem>(
    `SELECT slug, external_id AS "externalId", clip, seconds, words, captions,
       to_char(published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "publishedAt"
       FROM video WHERE team = $1 ORDER BY published_at, slug`,
    [team],
  );
}

/** The slugs among these that another video of the team has. */
export async function takenSlugs(
  tx: Queryable,
  team: TeamId,
  items: readonly VideoItem[],
): Promise<string[]> {
  const rows = await tx.query<{ slug: string }>(
    `SELECT known.slug FROM video AS known
       JOIN jsonb_to_recordset($2::jsonb) AS item (slug text, "externalId" text)
         ON known.slug = item.slug AND known.external_id <> item."externalId"
      WHERE known.team = $1 ORDER BY known.slug`,
    [team, JSON.stringify(items.map(({ slug, externalId }) => ({ slug, externalId })))],
  );
  return rows.map(({ slug }) => slug);
}
