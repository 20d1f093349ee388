import type { Team } from '../../../../shared/team.ts';
import { brandShapes } from '../../../infra/pictures/brand-shapes.ts';
import type { Inks } from './motif.ts';

const known = new Map<string, Inks>();

/** The colours and shapes of a brand; a picture is the same in both themes, like a printed poster. */
export function inksOf(root: string, team: Team): Inks {
  const found = known.get(team.id);
  if (found) return found;
  const { dark, light } = team.themes;
  const inks: Inks = {
    ground: dark.ground,
    deep: dark.surface,
    raised: dark.raised,
    line: dark.line,
    soft: dark.control,
    muted: dark.muted,
    ink: dark.text,
    hot: dark.primary,
    onHot: dark['on-primary'],
    glow: dark.accent,
    cloth: team.looks.jersey.cloth,
    stripe: team.looks.jersey.stripe,
    second: light.accent,
    mark: markOf(root, team.id),
    weight: team.looks.type.displayWeight,
  };
  known.set(team.id, inks);
  return inks;
}

/** The shapes of `public/images/<team>/mark.svg` in a colour: lines stay lines. */
function markOf(root: string, team: string): Inks['mark'] {
  const { inner } = brandShapes(root, team, 'mark');
  const isDrawn = inner.includes('stroke="#000"');
  return (colour) =>
    isDrawn
      ? `<g fill="none">${inner.replaceAll('stroke="#000"', `stroke="${colour}"`)}</g>`
      : `<g fill="${colour}">${inner}</g>`;
}
