/// <reference path="./import-glob.d.ts" />
import type { Team } from './team.ts';

/**
 * The id of a brand. The compiler sees our own ids; another brand is added by its file alone and works the same way.
 */
export type TeamId = 'kanarya' | 'aslan' | 'kartal' | 'firtina';

// Read when the code is built: a new brand needs a file, no code.
// A brand that exists only as a file is treated like those in the type.
const files = import.meta.glob<{ id: TeamId } & Pick<Team, 'position'>>('../../teams/*.json', {
  eager: true,
  import: 'default',
});
const teams = Object.values(files).sort((one, other) => one.position - other.position);

/** The brands in their order; the first is the default. */
export const teamIds: readonly TeamId[] = teams.map(({ id }) => id);

export function isTeamId(text: unknown): text is TeamId {
  return teamIds.some((id) => id === text);
}
