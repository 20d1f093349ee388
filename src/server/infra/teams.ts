import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Team } from '../../shared/team.ts';
import { type TeamId, teamIds } from '../../shared/teams.ts';

export type Teams = Record<TeamId, Team>;

/** Reads `teams/<id>.json`. */
export function loadTeams(root: string): Teams {
  const read = (id: TeamId): Team => JSON.parse(readFileSync(join(root, `teams/${id}.json`), 'utf8'));
  // Object.fromEntries loses the fact that the keys are all team ids.
  return Object.fromEntries(teamIds.map((id) => [id, read(id)])) as Teams;
}
