import type { Kept } from '../../infra/db/retention.ts';

/** A year, as the game's terms say; the kicks go with their play. */
export const gamesKept: readonly Kept[] = [{ table: 'game_result', end: 'ends_at', days: 365 }];
