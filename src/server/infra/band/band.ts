import type { Team } from '../../../shared/team.ts';
import { brandShapes } from '../pictures/brand-shapes.ts';
import type { Band, Field } from './band-shape.ts';
import { beam } from './beam.ts';
import { floodlight } from './floodlight.ts';
import { newsprint } from './newsprint.ts';
import { tide } from './tide.ts';

const compositions: Readonly<Record<Team['looks']['hero'], (field: Field) => Band>> = {
  beam,
  floodlight,
  newsprint,
  tide,
};

/** The band of a brand: the composition of its home page and its pattern, in a theme of its own. */
export function bandOf(
  root: string,
  team: Team,
  { width, height, theme }: { width: number; height: number; theme: keyof Team['themes'] },
): Band {
  const colours = team.themes[theme];
  // Light paper is printed: a tint needs less ink. On a screen the band is dark, in both themes of the reader.
  const base = theme === 'light' ? colours.tint : colours.ground;
  const pattern = brandShapes(root, team.id, 'pattern');
  return compositions[team.looks.hero]({ width, height, colours, base, pattern });
}
