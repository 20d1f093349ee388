import type { BadgeProgress, BadgeSource } from '../../infra/badges/badge-source.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

const FIVE = 5;

/** Different wallpapers that a customer has got. */
export const wallpapersBadges: readonly BadgeSource[] = [
  { id: 'five-wallpapers', of: FIVE, progress: differentOnes },
];

async function differentOnes(db: Queryable, userId: string): Promise<BadgeProgress> {
  const [got] = await db.query<{ done: number; reachedAt: Date | null }>(
    `SELECT count(*)::int AS done, (array_agg(first_at ORDER BY first_at))[$2] AS "reachedAt"
       FROM wallpaper_download WHERE user_id = $1`,
    [userId, FIVE],
  );
  return { done: got?.done ?? 0, reachedAt: got?.reachedAt ?? null };
}
