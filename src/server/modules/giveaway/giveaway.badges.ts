import type { BadgeSource } from '../../infra/badges/badge-source.ts';

/**
 * Told when a signed-in customer takes part, whether the address has an entry already or not: so a badge does not tell
 * who takes part. Entries name no account, so those from before are not found.
 */
export const giveawayBadges: readonly BadgeSource[] = [{ id: 'giveaway-entry', of: 1 }];
