import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** The slugs of a team's wallpapers that can be won. */
export async function prizesOf(db: Queryable, team: TeamId): Promise<string[]> {
  const rows = await db.query<{ slug: string }>(
    'SELECT slug FROM wallpaper WHERE team = $1 AND is_prize ORDER BY slug',
    [team],
  );
  return rows.map(({ slug }) => slug);
}

/** The ids of the wallpapers that a customer has won. */
export async function wonWallpapers(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'SELECT wallpaper_id AS id FROM wallpaper_prize WHERE user_id = $1 ORDER BY won_at, wallpaper_id',
    [userId],
  );
  return rows.map(({ id }) => id);
}

/** Gives a customer a wallpaper for a play. False where the customer has it already. */
export async function insertPrize(
  tx: Queryable,
  prize: { userId: string; wallpaperId: string; wonBy: string; now: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO wallpaper_prize (user_id, wallpaper_id, won_by, won_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, wallpaper_id) DO NOTHING RETURNING 1`,
    [prize.userId, prize.wallpaperId, prize.wonBy, prize.now],
  );
  return rows.length === 1;
}
