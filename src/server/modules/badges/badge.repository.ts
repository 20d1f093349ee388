import type { BadgeId } from '../../../shared/badges.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export interface Earned {
  badge: BadgeId;
  earnedAt: Date;
  toldAt: Date | null;
}

export function findEarned(db: Queryable, userId: string): Promise<Earned[]> {
  return db.query<Earned>(
    `SELECT badge, earned_at AS "earnedAt", told_at AS "toldAt" FROM badge_earned WHERE user_id = $1`,
    [userId],
  );
}

/** Gives a badge, once: who has it keeps the first moment. */
export async function insertEarned(
  db: Queryable,
  userId: string,
  badge: BadgeId,
  earnedAt: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO badge_earned (user_id, badge, earned_at) VALUES ($1, $2, $3)
     ON CONFLICT ON CONSTRAINT badge_earned_once DO NOTHING`,
    [userId, badge, earnedAt],
  );
}

/** Notes that the customer has been shown some badges. */
export async function markTold(
  db: Queryable,
  userId: string,
  badges: readonly BadgeId[],
  now: Date,
): Promise<void> {
  await db.query(
    `UPDATE badge_earned SET told_at = $3 WHERE user_id = $1 AND badge = ANY($2::text[]) AND told_at IS NULL`,
    [userId, badges, now],
  );
}
