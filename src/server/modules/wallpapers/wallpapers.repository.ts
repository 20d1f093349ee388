import type { TeamId } from '../../../shared/teams.ts';
import { isUuid } from '../../../shared/uuid.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { MotifId } from './drawing/motif.ts';
import type { WallpaperWords } from './wallpaper-item.ts';

export interface StoredWallpaper {
  id: string;
  team: TeamId;
  slug: string;
  motif: MotifId;
  badge: string | null;
  isPrize: boolean;
  words: WallpaperWords;
}

/** More than a brand has; the bound keeps an answer small, whatever was imported. */
const MOST = 100;

const columns = 'id, team, slug, motif, badge, is_prize AS "isPrize", words';

export function listWallpapers(db: Queryable, team: TeamId): Promise<StoredWallpaper[]> {
  return db.query<StoredWallpaper>(
    `SELECT ${columns} FROM wallpaper WHERE team = $1 ORDER BY place, slug LIMIT $2`,
    [team, MOST],
  );
}

/** A wallpaper of a team by its id or slug. */
export async function findWallpaper(
  db: Queryable,
  team: TeamId,
  name: string,
): Promise<StoredWallpaper | undefined> {
  const column = isUuid(name) ? 'id' : 'slug';
  const rows = await db.query<StoredWallpaper>(
    `SELECT ${columns} FROM wallpaper WHERE team = $1 AND ${column} = $2`,
    [team, name],
  );
  return rows[0];
}

/** A wallpaper of any team: its id tells the brand. */
export async function wallpaperById(db: Queryable, id: string): Promise<StoredWallpaper | undefined> {
  return (await db.query<StoredWallpaper>(`SELECT ${columns} FROM wallpaper WHERE id = $1`, [id]))[0];
}
