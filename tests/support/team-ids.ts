import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Team } from '../../src/shared/team.ts';
import type { TeamId } from '../../src/shared/teams.ts';

const folder = join(import.meta.dirname, '../../teams');

/** The brands in their order, for tools that do not go through the build: read from the files, as the build does. */
export const teamIds: readonly TeamId[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): Pick<Team, 'id' | 'position'> => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  .sort((one, other) => one.position - other.position)
  .map(({ id }) => id as TeamId); // the folder's files are our brands
