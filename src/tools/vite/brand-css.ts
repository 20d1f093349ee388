import type { Team } from '../../shared/team.ts';

/** The brand's tokens as a style sheet: dark is the default, the attribute on `<html>` chooses. */
export function brandCss(team: Team): string {
  return [
    `:root {${tokens(team)}}`,
    `:root, [data-mantine-color-scheme='dark'] {color-scheme: dark;${theme(team, 'dark')}}`,
    `[data-mantine-color-scheme='light'] {color-scheme: light;${theme(team, 'light')}}`,
  ].join('\n');
}

function tokens({ id, looks }: Team): string {
  const { type, shape, space, motion, icon, jersey } = looks;
  return declarations({
    radius: shape.radius,
    'radius-card': shape.cardRadius,
    'card-line': shape.line,
    'card-edge': shape.edge,
    'display-weight': type.displayWeight,
    'display-case': type.displayCase,
    'display-tracking': type.displayTracking,
    'display-leading': type.displayLeading,
    section: space.section,
    quick: `${motion.quick} ${motion.ease}`,
    calm: `${motion.calm} ${motion.ease}`,
    'jersey-cloth': jersey.cloth,
    'jersey-stripe': jersey.stripe,
    'icon-stroke': icon.stroke,
    'brand-pattern': `url('/images/${id}/pattern.svg')`,
    'brand-mark': `url('/images/${id}/mark.svg')`,
  });
}

function theme({ themes, elevation }: Team, name: 'dark' | 'light'): string {
  const colours = Object.entries(themes[name]).map(([role, value]) => [`color-${role}`, value]);
  const shadows = Object.entries(elevation[name]).map(([layer, value]) => [`shadow-${layer}`, value]);
  return declarations(Object.fromEntries([...colours, ...shadows]));
}

function declarations(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('');
}
