import type { Kick } from './penalty-kick.ts';

/** A play for a reward has so much time; after that it is not won. */
export const PLAY_MINUTES = 30;

/** A play has so many kicks, and so many goals win it. */
export const penaltyPlay = { kicks: 5, goalsToWin: 4 } as const;

export function goalsOf(kicks: readonly Pick<Kick, 'outcome'>[]): number {
  return kicks.filter(({ outcome }) => outcome === 'goal').length;
}

/** What has come of a play: null as long as kicks are left. */
export function resultOf(kicks: readonly Pick<Kick, 'outcome'>[]): 'won' | 'lost' | null {
  if (kicks.length < penaltyPlay.kicks) return null;
  return goalsOf(kicks) >= penaltyPlay.goalsToWin ? 'won' : 'lost';
}
