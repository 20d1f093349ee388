import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** A win as everybody sees it. */
export interface ShownWin {
  round: string;
  prize: number;
  number: number;
  /** Only where the winner wants to be named. */
  name: string | null;
}

/** The wins of some rounds that were not passed on, in the order of the draw. */
export async function standingWins(
  db: Queryable,
  team: TeamId,
  rounds: readonly string[],
): Promise<ShownWin[]> {
  if (rounds.length === 0) return [];
  return db.query<ShownWin>(
    `SELECT w.round, w.prize, w.number, CASE WHEN w.named THEN e.name END AS name
       FROM giveaway_win w LEFT JOIN giveaway_entry e ON e.id = w.entry_id
      WHERE w.team = $1 AND w.round = ANY($2::text[]) AND w.state <> 'lapsed' ORDER BY w.place`,
    [team, rounds],
  );
}

/** A win as its winner sees it. */
export interface OwnWin {
  id: string;
  round: string;
  number: number;
  prize: number;
  state: 'asked' | 'accepted';
  named: boolean | null;
  answerBy: Date;
  /** Null: the entry is forgotten. */
  name: string | null;
  email: string | null;
  phone: string | null;
  lang: Lang | null;
}

/** The win that a token belongs to, as long as it can be answered; locked until the transaction ends. */
export async function lockOwnWin(
  tx: Queryable,
  team: TeamId,
  tokenHash: string,
  now: Date,
): Promise<OwnWin | undefined> {
  const [win] = await tx.query<OwnWin>(
    `SELECT w.id, w.round, w.number, w.prize, w.state, w.named, w.answer_by AS "answerBy", e.name, e.email, e.phone, e.lang
       FROM giveaway_win w LEFT JOIN giveaway_entry e ON e.id = w.entry_id
      WHERE w.token_hash = $2 AND w.team = $1 AND (w.state = 'accepted' OR w.state = 'asked' AND $3 < w.answer_by)
        FOR UPDATE OF w`,
    [team, tokenHash, now],
  );
  return win;
}

/** Accepts a win, or changes whether its winner is named. */
export async function acceptWin(tx: Queryable, id: string, named: boolean, now: Date): Promise<void> {
  await tx.query(
    `UPDATE giveaway_win SET state = 'accepted', named = $2, answered_at = coalesce(answered_at, $3) WHERE id = $1`,
    [id, named, now],
  );
}
