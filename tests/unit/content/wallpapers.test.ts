import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { motifIds } from '../../../src/server/modules/wallpapers/drawing/motif.ts';
import type { WallpaperItem } from '../../../src/server/modules/wallpapers/wallpaper-item.ts';
import { teamIds } from '../../../src/shared/teams.ts';
import { ROOT } from '../../support/definitions.ts';

const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const schema = read('schemas/import/wallpapers.import.json');
const isValid = new Ajv({ strict: true }).compile(schema);
const own = (team: string): WallpaperItem[] => read(`teams/content/${team}/wallpapers.json`);

describe.each(teamIds)('the wallpapers of %s', (team) => {
  it('are valid, and show each drawing once', () => {
    isValid(own(team));
    expect(isValid.errors).toBeNull();
    expect(
      own(team)
        .map(({ motif }) => motif)
        .sort(),
    ).toEqual([...motifIds].sort());
  });

  it('are eight without the prize, two of them with a badge, in an order of their own', () => {
    expect(own(team).filter(({ isPrize }) => !isPrize)).toHaveLength(8);
    expect(own(team).filter(({ badge }) => badge !== undefined)).toHaveLength(2);
    expect(own(team).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('are called otherwise in each language', () => {
    for (const { words } of own(team)) expect(words.tr.title).not.toBe(words.de.title);
  });
});

it('the schema names the drawings', () => {
  expect(schema.items.properties.motif.enum).toEqual(motifIds);
});

describe('a file of wallpapers', () => {
  const [example] = own('kanarya');
  it.each([
    ['a drawing that there is not', { motif: 'crest' }],
    ['a badge that there is not', { badge: 'best-fan' }],
    ['a badge and a prize', { badge: 'one-year', isPrize: true }],
    ['no prize', { isPrize: false }],
    ['place nought', { place: 0 }],
    ['a slug in capitals', { slug: 'Trikot' }],
    ['no Turkish words', { words: { de: example?.words.de } }],
    ['a field of its own', { url: 'https://picture.example' }],
  ])('cannot have %s', (_, change) => {
    expect(isValid([{ ...example, ...change }])).toBe(false);
  });
});
