import { penaltyPlay } from './penalty-play.ts';

/** The goals that a challenge can name. One goal is too few for a challenge, and an unknown number is none. */
export const challengeGoals = ['2', '3', '4', '5'] as const;

/** A challenge in an address: a round, and the goals to beat. Nothing of the person who sends it. */
export interface Challenge {
  goals: number;
  /** The round's slug; null where it is no slug. */
  round: string | null;
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** The challenge in a query; undefined where the address has none that is possible. */
export function challengeOf({ beat, round }: Record<'beat' | 'round', string | null>): Challenge | undefined {
  const goals = challengeGoals.find((one) => one === beat);
  if (!goals || Number(goals) > penaltyPlay.kicks) return undefined;
  return { goals: Number(goals), round: round !== null && SLUG.test(round) ? round : null };
}

/** The query of a challenge; undefined where the result is too small for one. */
export function challengeQuery(goals: number, round: string): string | undefined {
  const beat = challengeGoals.find((one) => Number(one) === goals);
  return beat && `?round=${encodeURIComponent(round)}&beat=${beat}`;
}
