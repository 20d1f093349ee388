import type { Team } from '../../../shared/team.ts';
import { brandShapes } from '../pictures/brand-shapes.ts';
import type { BandShape } from './band-shape.ts';
import { area, roundedBox, spread } from './shapes.ts';

interface Place {
  x: number;
  y: number;
  size: number;
  theme: keyof Team['themes'];
}

/** The brand's sign in its box, as in the header of the pages. */
export function signOf(root: string, team: Team, { x, y, size, theme }: Place): BandShape[] {
  const { primary, 'on-primary': ink } = team.themes[theme];
  const radius = Math.min(Number.parseInt(team.looks.shape.radius, 10) / 2, 7) * (size / 26);
  const inset = size * 0.135;
  const mark = { x: x + inset, y: y + inset, width: size - 2 * inset };
  return [
    area(roundedBox(x, y, size, size, radius), primary),
    ...spread(brandShapes(root, team.id, 'mark'), mark, ink, 1),
  ];
}
