import type { KeeperId } from '../../../shared/games/penalty-keepers.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { Reward, RoundWords } from './game-round.ts';

/** A play, with what its round says about it. */
export interface StoredResult {
  id: string;
  roundId: string;
  slug: string;
  keeper: KeeperId;
  words: RoundWords;
  rewards: Reward[];
  seed: string;
  state: 'playing' | 'won' | 'lost' | 'lapsed';
  startedAt: Date;
  endsAt: Date;
  rewardId: string | null;
  rewardEndsOn: string | null;
  rewardCode: string | null;
}

/** A wallpaper that the player has won before is no reward any more. */
const offered = `(SELECT jsonb_agg(one ORDER BY place)
    FROM jsonb_array_elements(o.rewards) WITH ORDINALITY AS all_of (one, place)
   WHERE one ->> 'kind' <> 'wallpaper' OR one ->> 'id' = r.reward_id
      OR NOT EXISTS (SELECT FROM wallpaper_prize p JOIN wallpaper w ON w.id = p.wallpaper_id
           WHERE p.user_id = r.user_id AND w.team = o.team AND w.slug = one ->> 'wallpaper'))`;

const stored = `SELECT r.id, r.round_id AS "roundId", o.slug, o.keeper, o.words, ${offered} AS rewards, r.seed, r.state,
  r.started_at AS "startedAt", r.ends_at AS "endsAt", r.reward_id AS "rewardId",
  r.reward_ends_on AS "rewardEndsOn", r.reward_code AS "rewardCode"
  FROM game_result r JOIN game_round o ON o.id = r.round_id`;

/** The newest plays of a customer. */
export function resultsOf(db: Queryable, userId: string): Promise<StoredResult[]> {
  return db.query<StoredResult>(`${stored} WHERE r.user_id = $1 ORDER BY r.started_at DESC, r.id LIMIT 20`, [
    userId,
  ]);
}

/** A play of a customer, locked until the transaction ends. */
export async function lockResult(
  tx: Queryable,
  userId: string,
  id: string,
): Promise<StoredResult | undefined> {
  const rows = await tx.query<StoredResult>(`${stored} WHERE r.id = $2 AND r.user_id = $1 FOR UPDATE OF r`, [
    userId,
    id,
  ]);
  return rows[0];
}

/** Begins a play. False when the customer has one in this round. */
export async function insertResult(
  tx: Queryable,
  play: { id: string; roundId: string; userId: string; seed: string; startedAt: Date; endsAt: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO game_result (id, round_id, user_id, seed, state, started_at, ends_at)
     VALUES ($1, $2, $3, $4, 'playing', $5, $6) ON CONFLICT ON CONSTRAINT game_result_once DO NOTHING RETURNING id`,
    [play.id, play.roundId, play.userId, play.seed, play.startedAt, play.endsAt],
  );
  return rows.length === 1;
}

export async function endResult(
  tx: Queryable,
  id: string,
  state: 'won' | 'lost' | 'lapsed',
  now: Date,
): Promise<void> {
  await tx.query('UPDATE game_result SET state = $2, ended_at = $3 WHERE id = $1', [id, state, now]);
}

export async function setReward(
  tx: Queryable,
  id: string,
  given: { rewardId: string; endsOn: string | null; code: string | null; now: Date },
): Promise<void> {
  await tx.query(
    `UPDATE game_result SET reward_id = $2, reward_ends_on = $3, reward_code = $4, rewarded_at = $5 WHERE id = $1`,
    [id, given.rewardId, given.endsOn, given.code, given.now],
  );
}

/** A play whose time is over, locked; another process takes another one. */
export async function lockLate(
  tx: Queryable,
  now: Date,
): Promise<{ id: string; roundId: string } | undefined> {
  const rows = await tx.query<{ id: string; roundId: string }>(
    `SELECT id, round_id AS "roundId" FROM game_result WHERE state = 'playing' AND ends_at <= $1
      ORDER BY ends_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [now],
  );
  return rows[0];
}
