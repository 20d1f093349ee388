import { readFileSync } from 'node:fs';
import type { Team } from '../../shared/team.ts';

/** Reads `teams/<id>.json`; a missing or broken file stops the build with its name. */
export function readTeam(root: string, id: string): Team {
  const file = `${root}/teams/${id}.json`;
  try {
    // The file is ours and tests/unit/brand checks it; its type is documented in src/shared/team.ts.
    return JSON.parse(readFileSync(file, 'utf8')) as Team;
  } catch (error) {
    throw new Error(`TEAM=${id}: cannot read ${file}: ${String(error)}`);
  }
}
