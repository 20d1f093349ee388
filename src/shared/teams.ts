/** The four brands in their order; the first is the default. */
export const teamIds = ['kanarya', 'aslan', 'kartal', 'firtina'] as const;

export type TeamId = (typeof teamIds)[number];

export function isTeamId(text: unknown): text is TeamId {
  return teamIds.some((id) => id === text);
}
