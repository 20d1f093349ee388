import type { Kept } from '../../infra/db/retention.ts';

/** Six months, as the privacy policy says. */
export const giveawayKept: readonly Kept[] = [{ table: 'giveaway_entry', end: 'closes_at', days: 182 }];
