import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ColourRoles, Team } from '../../../src/shared/team.ts';
import { teamIds } from '../../../src/shared/teams.ts';
import { contrast } from './contrast.ts';

const grounds = ['ground', 'surface', 'raised', 'tint'] as const;
const texts = ['text', 'muted', 'accent'] as const;
const tones = ['positive', 'warning', 'negative'] as const;

const pairs: [keyof ColourRoles, keyof ColourRoles, number][] = [
  ...grounds.flatMap((ground) =>
    texts.map((text) => [text, ground, 4.5] as [typeof text, typeof ground, number]),
  ),
  ...grounds.map((ground) => ['control', ground, 3] as ['control', typeof ground, number]),
  ...tones.flatMap((tone) => [
    ...(['ground', 'surface', 'raised'] as const).map(
      (ground) => [tone, ground, 4.5] as [typeof tone, typeof ground, number],
    ),
    [tone, `${tone}-tint`, 4.5] as [typeof tone, `${typeof tone}-tint`, number],
    ['text', `${tone}-tint`, 7] as ['text', `${typeof tone}-tint`, number],
    ['muted', `${tone}-tint`, 4.5] as ['muted', `${typeof tone}-tint`, number],
    ['accent', `${tone}-tint`, 4.5] as ['accent', `${typeof tone}-tint`, number],
  ]),
  ['on-primary', 'primary', 4.5],
];

describe.each(teamIds)('contrast of %s', (id) => {
  const team = JSON.parse(readFileSync(`teams/${id}.json`, 'utf8')) as Team;
  describe.each(['dark', 'light'] as const)('%s', (theme) => {
    it.each(pairs)('%s on %s is at least %d:1', (front, back, least) => {
      const roles = team.themes[theme];
      expect(contrast(roles[front], roles[back])).toBeGreaterThanOrEqual(least);
    });
  });
});

describe('the measure itself', () => {
  it('knows the two ends and a pair of WCAG', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#777777')).toBe(1);
    expect(contrast('#767676', '#FFFFFF')).toBeGreaterThan(4.5);
    expect(contrast('#777777', '#FFFFFF')).toBeLessThan(4.5);
  });
});
