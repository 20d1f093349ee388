import type { TeamId } from '../../../shared/teams.ts';
import { namedUuid } from '../../infra/db/named-uuid.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { ImportCounts } from '../../infra/import/goods.ts';
import { putParts, putRows } from '../../infra/import/put-rows.repository.ts';
import type { WallpaperItem } from './wallpaper-item.ts';

const parts = putParts({
  isNew: { id: 'uuid' },
  key: { team: 'text', slug: 'text' },
  values: { motif: 'text', place: 'int', badge: 'text', is_prize: 'boolean', words: 'jsonb' },
});

const put = {
  change: `UPDATE wallpaper AS stored SET ${parts.set} FROM ${parts.given} WHERE ${parts.isSame} AND ${parts.differs} RETURNING 1`,
  add: `INSERT INTO wallpaper (${parts.columns}) SELECT ${parts.columns} FROM ${parts.given} ON CONFLICT (team, slug) DO NOTHING RETURNING 1`,
};

/** Writes wallpapers, each found again by its slug. The id follows from it, so it is the same in every database. */
export function putWallpapers(
  tx: Queryable,
  team: TeamId,
  items: readonly WallpaperItem[],
): Promise<ImportCounts> {
  const rows = items.map(({ isPrize = false, badge = null, ...item }) => ({
    id: namedUuid(team, 'wallpaper', item.slug),
    team,
    badge,
    is_prize: isPrize,
    ...item,
  }));
  return putRows(tx, put, rows);
}

/** All wallpapers of a team as files bring them. */
export async function stockedWallpapers(db: Queryable, team: TeamId): Promise<WallpaperItem[]> {
  const rows = await db.query<WallpaperItem & { badge: string | null; isPrize: boolean }>(
    `SELECT slug, motif, place, badge, is_prize AS "isPrize", words FROM wallpaper
      WHERE team = $1 ORDER BY place, slug`,
    [team],
  );
  return rows.map(({ badge, isPrize, ...item }) => ({
    ...item,
    ...(badge === null ? {} : { badge }),
    ...(isPrize ? { isPrize } : {}),
  }));
}
