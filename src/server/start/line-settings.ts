import type { EnvReader } from './env-reader.ts';

/** How long a line may wait for what it begins with; at most what the terms promise. */
export function readLineWaits(env: EnvReader) {
  return {
    /** A porting that was refused and not corrected for so long can be given up without cost. */
    portingGiveUpDays: env.int('PORTING_GIVE_UP_DAYS', 30, 0, 30),
    /** A posted card that has not arrived for so long is late: its customer may cancel without cost. */
    cardLateDays: env.int('CARD_LATE_DAYS', 14, 1, 14),
  };
}
