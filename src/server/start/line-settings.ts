import type { EnvReader } from './env-reader.ts';

/** The times of a line: how long it may wait for what it begins with, and for another SIM, at most what the terms promise. */
export function readLineWaits(env: EnvReader) {
  return {
    usageReadSeconds: env.int('USAGE_READ_SECONDS', 3600, 60, 86_400),
    /** How long the number of an ended line is not given to another customer. */
    numberQuarantineDays: env.int('NUMBER_QUARANTINE_DAYS', 90, 0, 3650),
    /** A porting that was refused and not corrected for so long can be given up without cost. */
    portingGiveUpDays: env.int('PORTING_GIVE_UP_DAYS', 30, 0, 30),
    /** A posted card that has not arrived for so long is late: its customer may cancel without cost. */
    cardLateDays: env.int('CARD_LATE_DAYS', 14, 1, 14),
    /** A new eSIM takes the place of a SIM so long after its proof, or a card is sent: so long its customer can cancel. */
    simReplaceHours: env.int('SIM_REPLACE_HOURS', 24, 0, 720),
    /** A card in the place of a SIM that was not switched on for so long is given up. */
    simCardUnusedDays: env.int('SIM_CARD_UNUSED_DAYS', 60, 14, 365),
    /** So many cards are sent in the place of a line's SIM in 180 days. */
    simCardsPerLine: env.int('SIM_CARDS_PER_LINE', 3, 1, 100),
    /** An e-mail address or phone that was changed within so many days proves no replacement of a SIM; no card goes to such an address. */
    simContactDays: env.int('SIM_CONTACT_DAYS', 14, 0, 30),
  };
}
