import type { KeeperId } from '../../../shared/games/penalty-keepers.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { namedUuid } from '../../infra/db/named-uuid.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { ImportCounts } from '../../infra/import/goods.ts';
import { putParts, putRows } from '../../infra/import/put-rows.repository.ts';
import type { Reward, RoundWords } from './game-round.ts';

/** A round as a file brings it. */
export interface GameItem {
  slug: string;
  game: 'penalty';
  /** Moments (ISO 8601). */
  opensAt: string;
  closesAt: string;
  keeper: KeeperId;
  /** How many rewards there are. */
  budget: number;
  words: RoundWords;
  rewards: Reward[];
}

const utc = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export function stockedGames(db: Queryable, team: TeamId): Promise<GameItem[]> {
  return db.query<GameItem>(
    `SELECT slug, game, ${utc('opens_at')} AS "opensAt", ${utc('closes_at')} AS "closesAt", keeper, budget, words, rewards
       FROM game_round WHERE team = $1 ORDER BY opens_at, slug`,
    [team],
  );
}

/** A round that has been played. */
export interface PlayedRound extends Pick<GameItem, 'slug' | 'keeper' | 'rewards'> {
  taken: number;
}

/** The rounds of a team with plays; until the transaction ends, no play begins or ends in any of its rounds. */
export function lockPlayed(tx: Queryable, team: TeamId): Promise<PlayedRound[]> {
  return tx.query<PlayedRound>(
    `WITH locked AS (SELECT id, slug, keeper, rewards, taken FROM game_round WHERE team = $1 ORDER BY id FOR UPDATE)
     SELECT slug, keeper, rewards, taken FROM locked
      WHERE EXISTS (SELECT FROM game_result WHERE round_id = locked.id)`,
    [team],
  );
}

const { given, columns, set, isSame, differs } = putParts({
  isNew: { id: 'uuid' },
  key: { team: 'text', slug: 'text' },
  values: {
    game: 'text',
    opens_at: 'timestamptz',
    closes_at: 'timestamptz',
    keeper: 'text',
    budget: 'int',
    words: 'jsonb',
    rewards: 'jsonb',
  },
});

const put = {
  change: `UPDATE game_round AS stored SET ${set} FROM ${given} WHERE ${isSame} AND ${differs} RETURNING 1`,
  add: `INSERT INTO game_round (${columns}) SELECT ${columns} FROM ${given} ON CONFLICT (team, slug) DO NOTHING RETURNING 1`,
};

export function putGames(tx: Queryable, team: TeamId, items: readonly GameItem[]): Promise<ImportCounts> {
  const rows = items.map((item) => ({
    id: namedUuid(team, 'game-round', item.slug),
    team,
    slug: item.slug,
    game: item.game,
    opens_at: item.opensAt,
    closes_at: item.closesAt,
    keeper: item.keeper,
    budget: item.budget,
    words: item.words,
    rewards: item.rewards,
  }));
  return putRows(tx, put, rows);
}
