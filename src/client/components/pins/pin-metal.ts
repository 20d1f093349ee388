import type { ScriptTeam } from '../../../shared/team.ts';

const GOLD = ['#fff4c9', '#e6bd52', '#97701d', '#f3d684', '#b0842a'] as const;
const SILVER = ['#ffffff', '#c9ced6', '#767c87', '#eceff3', '#9aa1ac'] as const;

const metals: Record<ScriptTeam['looks']['pattern'], readonly string[]> = {
  feather: GOLD,
  mane: GOLD,
  wing: SILVER,
  wave: SILVER,
};

/** Where the colours of the metal stand between its lit corner and the other one. */
export const METAL_STOPS = [0, 0.3, 0.58, 0.78, 1] as const;

/** The colours of a brand's metal, from the lit corner on. */
export function metalOf({ looks }: Pick<ScriptTeam, 'looks'>): readonly string[] {
  return metals[looks.pattern];
}

export const NIGHT = '#10131c';
