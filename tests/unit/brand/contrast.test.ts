import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Team } from '../../../src/shared/team.ts';
import { teamIds } from '../../../src/shared/teams.ts';
import { contrast } from './contrast.ts';
import { contrastPairs, unreadable } from './contrast-pairs.ts';

const read = (id: string): Team => JSON.parse(readFileSync(`teams/${id}.json`, 'utf8'));

describe.each(teamIds)('contrast of %s', (id) => {
  const { themes } = read(id);
  describe.each(['dark', 'light'] as const)('%s', (theme) => {
    it.each(contrastPairs)('%s on %s is at least %d:1', (front, back, least) => {
      expect(contrast(themes[theme][front], themes[theme][back])).toBeGreaterThanOrEqual(least);
    });
  });
});

describe('the files of the brands', () => {
  it('are all known, in their order, and fill the same tokens', () => {
    const names = readdirSync('teams')
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.replace('.json', ''));
    expect([...teamIds].sort()).toEqual(names.sort());
    expect(teamIds[0]).toBe('kanarya');
    const shape = (value: unknown): unknown =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shape(each)]))
        : typeof value;
    for (const id of teamIds) expect(shape(read(id)), id).toEqual(shape(read('kanarya')));
  });
});

describe('the measure itself', () => {
  it('knows the two ends and a pair of WCAG', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#777777')).toBe(1);
    expect(contrast('#767676', '#FFFFFF')).toBeGreaterThan(4.5);
    expect(contrast('#777777', '#FFFFFF')).toBeLessThan(4.5);
  });

  it('finds a pair that is too close', () => {
    const team = read('kanarya');
    const faint = { ...team.themes, light: { ...team.themes.light, muted: '#C0C0C0' } };
    expect(unreadable({ themes: faint })).toContain('light: muted on surface is 1.82:1, wanted 7:1');
    expect(unreadable(team)).toEqual([]);
  });
});
