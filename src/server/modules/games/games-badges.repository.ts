import { penaltyPlay } from '../../../shared/games/penalty-play.ts';
import { type BadgeProgress, type BadgeSource, once } from '../../infra/badges/badge-source.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

const WINS = 3;

/** Goals and wins in rounds: of practice the server knows nothing. */
export const gamesBadges: readonly BadgeSource[] = [
  { id: 'first-goal', of: 1, progress: firstGoal },
  { id: 'five-goals', of: penaltyPlay.kicks, progress: bestPlay },
  { id: 'three-wins', of: WINS, progress: wins },
];

async function firstGoal(db: Queryable, userId: string): Promise<BadgeProgress> {
  const [first] = await db.query<{ at: Date | null }>(
    `SELECT min(k.kicked_at) AS at FROM game_result r JOIN game_kick k ON k.result_id = r.id
      WHERE r.user_id = $1 AND k.outcome = 'goal'`,
    [userId],
  );
  return once(first?.at);
}

async function bestPlay(db: Queryable, userId: string): Promise<BadgeProgress> {
  const [best] = await db.query<{ done: number; reachedAt: Date | null }>(
    `SELECT coalesce(max(goals), 0)::int AS done, min(last_at) FILTER (WHERE goals >= $2) AS "reachedAt"
       FROM (SELECT count(*) AS goals, max(k.kicked_at) AS last_at
               FROM game_result r JOIN game_kick k ON k.result_id = r.id
              WHERE r.user_id = $1 AND k.outcome = 'goal' GROUP BY r.id) g`,
    [userId, penaltyPlay.kicks],
  );
  return { done: best?.done ?? 0, reachedAt: best?.reachedAt ?? null };
}

async function wins(db: Queryable, userId: string): Promise<BadgeProgress> {
  const [won] = await db.query<{ done: number; reachedAt: Date | null }>(
    `SELECT count(*)::int AS done, (array_agg(ended_at ORDER BY ended_at))[$2] AS "reachedAt"
       FROM game_result WHERE user_id = $1 AND state = 'won'`,
    [userId, WINS],
  );
  return { done: won?.done ?? 0, reachedAt: won?.reachedAt ?? null };
}
