import type { Queryable } from '../../infra/db/queryable.ts';

/** Notes that a customer has got a wallpaper; the same one counts once. */
export async function noteDownload(
  db: Queryable,
  userId: string,
  wallpaperId: string,
  now: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO wallpaper_download (user_id, wallpaper_id, first_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, wallpaper_id) DO NOTHING`,
    [userId, wallpaperId, now],
  );
}

/** The ids of the wallpapers that a customer has got. */
export async function takenWallpapers(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'SELECT wallpaper_id AS id FROM wallpaper_download WHERE user_id = $1 ORDER BY first_at, wallpaper_id',
    [userId],
  );
  return rows.map(({ id }) => id);
}
