import type { GameRound } from '../../../shared/api/games.ts';
import type { OwnPlays } from './use-play.ts';

/** The round that this customer can play, now that both are known. */
export function playableRound(round: GameRound | null | undefined, plays: OwnPlays): GameRound | undefined {
  if (!round || !plays.isCustomer || !plays.results) return undefined;
  const hasBegun = plays.results.some(({ roundId }) => roundId === round.id);
  return hasBegun || round.hasRewards ? round : undefined;
}
