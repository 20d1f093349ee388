import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { Round } from './game-round.ts';

const columns = `id, slug, opens_at AS "opensAt", closes_at AS "closesAt", keeper, words, rewards,
  taken < budget AS "hasRewards"`;

/** The round that takes plays now, and the one after it: those that end last come last. */
export function comingRounds(db: Queryable, team: TeamId, game: string, now: Date): Promise<Round[]> {
  return db.query<Round>(
    `SELECT ${columns} FROM game_round WHERE team = $1 AND game = $2 AND closes_at > $3
      ORDER BY closes_at, slug LIMIT 2`,
    [team, game, now],
  );
}

export async function hasRound(db: Queryable, team: TeamId, id: string): Promise<boolean> {
  return (await db.query('SELECT FROM game_round WHERE team = $1 AND id = $2', [team, id])).length === 1;
}

/** Takes one reward of an open round in advance. False when the round is not open or has none left. */
export async function takeReward(tx: Queryable, roundId: string, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE game_round SET taken = taken + 1
      WHERE id = $1 AND opens_at <= $2 AND $2 < closes_at AND taken < budget RETURNING id`,
    [roundId, now],
  );
  return rows.length === 1;
}

/** Gives back the reward of a play that was not won. */
export async function giveRewardBack(tx: Queryable, roundId: string): Promise<void> {
  await tx.query('UPDATE game_round SET taken = taken - 1 WHERE id = $1', [roundId]);
}

/** Whether any round of a brand has a reward. */
export async function isRewardKnown(db: Queryable, team: TeamId, rewardId: string): Promise<boolean> {
  const rows = await db.query(
    'SELECT FROM game_round WHERE team = $1 AND rewards @> jsonb_build_array(jsonb_build_object($2::text, $3::text)) LIMIT 1',
    [team, 'id', rewardId],
  );
  return rows.length === 1;
}
