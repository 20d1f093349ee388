import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { posterSeconds } from './frame.mjs';

const teams = join(import.meta.dirname, '../../../teams');

/** Those that are named, or all. */
export function wanted(names) {
  const allClips = Object.keys(posterSeconds);
  const clips = allClips.filter((clip) => names.includes(clip));
  const brands = names.filter((name) => !allClips.includes(name));
  return { teams: brands.length > 0 ? brands : allTeams(), clips: clips.length > 0 ? clips : allClips };
}

function allTeams() {
  const files = readdirSync(teams).filter((name) => name.endsWith('.json'));
  return files.map((name) => name.replace('.json', ''));
}
