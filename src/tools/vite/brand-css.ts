import type { ColourRoles, Team } from '../../shared/team.ts';

/** The brand's tokens as a style sheet: dark is the default, the attribute on `<html>` chooses. */
export function brandCss(team: Team): string {
  return [
    `:root {${tokens(team)}}`,
    `:root, [data-mantine-color-scheme='dark'] {color-scheme: dark;${colours(team.themes.dark)}}`,
    `[data-mantine-color-scheme='light'] {color-scheme: light;${colours(team.themes.light)}}`,
  ].join('\n');
}

function tokens({ id, looks }: Team): string {
  return [
    `--radius: ${looks.radius};`,
    `--display-weight: ${looks.displayWeight};`,
    `--display-case: ${looks.displayCase};`,
    `--brand-pattern: url('/images/${id}/pattern.svg');`,
    `--brand-mark: url('/images/${id}/mark.svg');`,
  ].join('');
}

function colours(roles: ColourRoles): string {
  return Object.entries(roles)
    .map(([role, value]) => `--color-${role}: ${value};`)
    .join('');
}
