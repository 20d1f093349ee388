import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Team } from '../../shared/team.ts';
import { type TeamId, teamIds } from '../../shared/teams.ts';
import { readServices } from './consents/read-services.ts';

export type Teams = Record<TeamId, Team>;

/**
 * Reads `teams/<id>.json`.
 * @param own the brand whose services stand in a file of their own
 * @throws Error with a sentence for the operator, where a service has another shape
 */
export function loadTeams(root: string, own?: { team: TeamId; servicesFile: string | undefined }): Teams {
  const read = (id: TeamId): Team => {
    const file = `teams/${id}.json`;
    const team: Team = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const other = own?.team === id ? own.servicesFile : undefined;
    if (other)
      return {
        ...team,
        services: readServices(JSON.parse(readFileSync(resolve(root, other), 'utf8')), other),
      };
    return team.services ? { ...team, services: readServices(team.services, file) } : team;
  };
  // Object.fromEntries loses the fact that the keys are all team ids.
  return Object.fromEntries(teamIds.map((id) => [id, read(id)])) as Teams;
}
