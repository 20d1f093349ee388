/// <reference path="./import-glob.d.ts" />
import type { Team } from './team.ts';

/** The id of a brand. Named here are ours, for the compiler; one more is added by its file alone and treated alike. */
export type TeamId = 'kanarya' | 'aslan' | 'kartal' | 'firtina';

// Read when the code is built: a brand is added by its file, not by code.
const files = import.meta.glob<Pick<Team, 'id' | 'position'>>('../../teams/*.json', {
  eager: true,
  import: 'default',
});
const teams = Object.values(files).sort((one, other) => one.position - other.position);

/** The brands in their order; the first is the default. */
export const teamIds: readonly TeamId[] = teams.map(
  // A brand that only its file knows is as good as those that the type names.
  ({ id }) => id as TeamId,
);

export function isTeamId(text: unknown): text is TeamId {
  return teamIds.some((id) => id === text);
}
