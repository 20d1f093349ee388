/** All badges, in the order in which pages show them. */
export const badgeIds = [
  'first-order',
  'one-year',
  'first-goal',
  'five-wallpapers',
  'invited-friend',
  'brought-number',
  'own-jersey',
  'five-goals',
  'three-wins',
  'giveaway-entry',
] as const;
export type BadgeId = (typeof badgeIds)[number];
