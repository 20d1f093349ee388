import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { roundColumns } from './round.repository.ts';
import type { Round } from './round.ts';

export type DrawnRound = Round & { team: TeamId };

/** A round that has ended and whose entries are not fixed yet; locked. */
export async function lockEnded(tx: Queryable, now: Date): Promise<DrawnRound | undefined> {
  const [round] = await tx.query<DrawnRound>(
    `SELECT team, ${roundColumns} FROM giveaway_round
      WHERE closes_at <= $1 AND sealed_at IS NULL AND announced_on IS NULL
      ORDER BY closes_at, team, slug LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [now],
  );
  return round;
}

export async function entryNumbers(tx: Queryable, { team, slug }: DrawnRound): Promise<number[]> {
  const rows = await tx.query<{ number: number }>(
    'SELECT number FROM giveaway_entry WHERE team = $1 AND round = $2 ORDER BY number',
    [team, slug],
  );
  return rows.map(({ number }) => number);
}

export async function seal(
  tx: Queryable,
  { team, slug }: DrawnRound,
  numbers: string,
  now: Date,
): Promise<void> {
  await tx.query('UPDATE giveaway_round SET sealed_at = $3, numbers = $4 WHERE team = $1 AND slug = $2', [
    team,
    slug,
    now,
    numbers,
  ]);
}

/** A round that is to be drawn now, and whose numbers have been public since `sealedBy`; locked. */
export async function lockDue(tx: Queryable, now: Date, sealedBy: Date): Promise<DrawnRound | undefined> {
  const [round] = await tx.query<DrawnRound>(
    `SELECT team, ${roundColumns} FROM giveaway_round
      WHERE draws_at <= $1 AND sealed_at <= $2 AND drawn_at IS NULL
      ORDER BY draws_at, team, slug LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [now, sealedBy],
  );
  return round;
}

export async function recordDrawn(tx: Queryable, { team, slug }: DrawnRound, now: Date): Promise<void> {
  await tx.query('UPDATE giveaway_round SET drawn_at = $3 WHERE team = $1 AND slug = $2', [team, slug, now]);
}

/** A person who takes part. */
export interface Entrant {
  id: string;
  lang: Lang;
  name: string;
  email: string;
  phone: string;
}

/** Undefined: the entry is deleted. */
export async function findEntrant(
  tx: Queryable,
  { team, slug }: DrawnRound,
  number: number,
): Promise<Entrant | undefined> {
  const [entrant] = await tx.query<Entrant>(
    `SELECT id, lang, name, email, phone FROM giveaway_entry WHERE team = $1 AND round = $2 AND number = $3`,
    [team, slug, number],
  );
  return entrant;
}

export interface NewWin {
  id: string;
  number: number;
  entryId: string;
  place: number;
  prize: number;
  unit: number;
  tokenHash: string;
  answerBy: Date;
  now: Date;
}

export async function insertWin(tx: Queryable, { team, slug }: DrawnRound, win: NewWin): Promise<void> {
  const { id, number, entryId, place, prize, unit, tokenHash, answerBy, now } = win;
  await tx.query(
    `INSERT INTO giveaway_win (id, team, round, number, entry_id, place, prize, unit, token_hash, state, answer_by,
       drawn_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'asked', $10, $11)`,
    [id, team, slug, number, entryId, place, prize, unit, tokenHash, answerBy, now],
  );
}
