import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { DrawnRound } from './draw.repository.ts';
import { roundColumns } from './round.repository.ts';

/** A piece of a prize whose winner has not answered. */
export interface Unanswered {
  id: string;
  team: TeamId;
  round: string;
  prize: number;
  unit: number;
}

/** A win whose time to answer is over; locked. */
export async function lockUnanswered(tx: Queryable, now: Date): Promise<Unanswered | undefined> {
  const [win] = await tx.query<Unanswered>(
    `SELECT id, team, round, prize, unit FROM giveaway_win WHERE state = 'asked' AND answer_by <= $1
      ORDER BY answer_by, place LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [now],
  );
  return win;
}

/** The round of a win; locked, because the next in its order wins once. */
export async function lockRoundOf(
  tx: Queryable,
  { team, round }: Unanswered,
): Promise<DrawnRound | undefined> {
  const [found] = await tx.query<DrawnRound>(
    `SELECT team, ${roundColumns} FROM giveaway_round WHERE team = $1 AND slug = $2 FOR UPDATE`,
    [team, round],
  );
  return found;
}

export async function lapse(tx: Queryable, { id }: Unanswered): Promise<void> {
  await tx.query(`UPDATE giveaway_win SET state = 'lapsed' WHERE id = $1`, [id]);
}

/** The first place in the order of the draw that has not won yet. */
export async function nextPlace(tx: Queryable, { team, slug }: DrawnRound): Promise<number> {
  const [row] = await tx.query<{ place: number }>(
    'SELECT max(place) + 1 AS place FROM giveaway_win WHERE team = $1 AND round = $2',
    [team, slug],
  );
  return row?.place ?? 0;
}
