import * as sound from '../../../src/server/modules/badges/badge.repository.ts';
import { isNaive } from './naive.ts';

export * from '../../../src/server/modules/badges/badge.repository.ts';

/** Wrong on purpose: looks first, writes afterwards. */
export const insertEarned: typeof sound.insertEarned = isNaive('badges')
  ? async (db, userId, badge, earnedAt) => {
      const earned = await sound.findEarned(db, userId);
      if (earned.some((one) => one.badge === badge)) return;
      await db.query('INSERT INTO badge_earned (user_id, badge, earned_at) VALUES ($1, $2, $3)', [
        userId,
        badge,
        earnedAt,
      ]);
    }
  : sound.insertEarned;
