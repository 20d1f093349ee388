import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { Round } from './round.ts';

export const roundColumns = `slug, closes_at AS "closesAt", draws_at AS "drawsAt", announced_on AS "announcedOn",
  words, prizes, secret, numbers, drawn_at AS "drawnAt"`;

/** The rounds that have begun, those that end last first. */
export function begunRounds(db: Queryable, team: TeamId, now: Date): Promise<Round[]> {
  return db.query<Round>(
    `SELECT ${roundColumns} FROM giveaway_round WHERE team = $1 AND opens_at <= $2 ORDER BY closes_at DESC, slug LIMIT 50`,
    [team, now],
  );
}

/** The round that accepts entries now; of several the one that ends first. */
export async function openRound(db: Queryable, team: TeamId, now: Date): Promise<Round | undefined> {
  const [round] = await db.query<Round>(
    `SELECT ${roundColumns} FROM giveaway_round
      WHERE team = $1 AND opens_at <= $2 AND $2 < closes_at AND sealed_at IS NULL ORDER BY closes_at, slug LIMIT 1`,
    [team, now],
  );
  return round;
}

export async function findRound(db: Queryable, team: TeamId, slug: string): Promise<Round | undefined> {
  const [round] = await db.query<Round>(
    `SELECT ${roundColumns} FROM giveaway_round WHERE team = $1 AND slug = $2`,
    [team, slug],
  );
  return round;
}
