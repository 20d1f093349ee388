import type { Kept } from '../../infra/db/retention.ts';

/** A replacement is kept as long as its customer may still ask who took the old SIM's place. */
export const simsKept: readonly Kept[] = [{ table: 'sim_replacement', end: 'closes_at', days: 180 }];
