import type { ColourRoles, Team } from '../../../src/shared/team.ts';
import { contrast } from './contrast.ts';

type Role = keyof ColourRoles;
type Pair = [front: Role, back: Role, least: number];

const grounds = ['ground', 'surface', 'raised', 'tint'] as const;
const texts = ['text', 'muted', 'accent'] as const;
const tones = ['positive', 'warning', 'negative'] as const;

/** Every pair of roles that the style sheets put on each other, with the least contrast: for text, what WCAG 2.2 AAA wants. */
export const contrastPairs: readonly Pair[] = [
  ...grounds.flatMap((ground) => texts.map((text): Pair => [text, ground, 7])),
  ...grounds.map((ground): Pair => ['control', ground, 3]),
  ...tones.flatMap((tone): Pair[] => [
    ...(['ground', 'surface', 'raised'] as const).map((ground): Pair => [tone, ground, 7]),
    [tone, `${tone}-tint`, 7],
    ['text', `${tone}-tint`, 7],
    ['muted', `${tone}-tint`, 7],
    ['accent', `${tone}-tint`, 7],
  ]),
  ['on-primary', 'primary', 7],
  // A filled step or chip: its own ground as the sign on it.
  ['ground', 'accent', 7],
  ['ground', 'text', 7],
  ['ground', 'positive', 3],
  // The button that takes something away for good.
  ['ground', 'negative', 7],
];

/** The pairs of a brand that are too close, in words. */
export function unreadable({ themes }: Pick<Team, 'themes'>): string[] {
  return (['dark', 'light'] as const).flatMap((theme) =>
    contrastPairs
      .map(([front, back, least]) => ({
        front,
        back,
        least,
        is: contrast(themes[theme][front], themes[theme][back]),
      }))
      .filter(({ is, least }) => is < least)
      .map(
        ({ front, back, least, is }) =>
          `${theme}: ${front} on ${back} is ${is.toFixed(2)}:1, wanted ${least}:1`,
      ),
  );
}
