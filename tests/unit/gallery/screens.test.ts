import { expect, test } from 'vitest';
import { pageOfPath } from '../../../src/shared/match-page.ts';
import { pageIds } from '../../../src/shared/pages.ts';
import { teamIds } from '../../../src/shared/teams.ts';
import {
  type Combination,
  everySight,
  oneOf,
  pairwise,
  type Sight,
  seededSight,
} from '../../gallery/combinations.ts';
import { screens } from '../../gallery/screens.ts';
import { formPages } from '../../support/form-pages.ts';

const pair = (look: Combination, ...parts: (keyof Combination)[]) => parts.map((part) => look[part]).join();

test('every page is in the gallery', () => {
  const shown = new Set(screens.map(({ path }) => pageOfPath(path.split(/[?#]/)[0] ?? '', formPages)));
  expect(pageIds.filter((page) => !shown.has(page))).toEqual([]);
});

test('no two screens share a name', () => {
  const names = screens.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('a screen meets every brand, and every pair of theme and language', () => {
  for (const screen of [0, 1, 2, 3, 17]) {
    const looks = pairwise(screen);
    expect(new Set(looks.map(({ team }) => team)).size).toBe(4);
    expect(new Set(looks.map((look) => pair(look, 'theme', 'lang'))).size).toBe(4);
  }
});

test('over the screens, one look each, every brand meets every theme, language and width', () => {
  for (const seed of [1, 2, 3]) {
    const looks = screens.map((_, at) => oneOf(at, seed));
    for (const part of ['theme', 'lang', 'width'] as const)
      expect(new Set(looks.map((look) => pair(look, 'team', part))).size).toBe(teamIds.length * 2);
    expect(new Set(looks.map((look) => pair(look, 'theme', 'lang', 'width'))).size).toBe(8);
  }
});

const looksOf = ({ team, lang, looks }: Sight) => looks.map((look) => ({ team, lang, ...look }));

test('the walk validates each screen in both themes and both widths, and in every brand within four seeds', () => {
  for (const at of screens.keys()) {
    const sights = [5, 6, 7, 8].map((seed) => seededSight(at, seed));
    expect(new Set(sights.map(({ team }) => team)).size).toBe(teamIds.length);
    expect(new Set(sights.map(({ lang }) => lang)).size).toBe(2);
    for (const sight of sights)
      for (const part of ['theme', 'width'] as const)
        expect(new Set(looksOf(sight).map((look) => look[part])).size).toBe(2);
  }
});

test('in one walk every pair of brand, theme, language and width occurs', () => {
  const parts = ['team', 'theme', 'lang', 'width'] as const;
  const looks = screens.flatMap((_, at) => looksOf(seededSight(at, 5)));
  for (const one of parts)
    for (const other of parts.filter((part) => part !== one)) {
      const counts = [one, other].map((part) => (part === 'team' ? teamIds.length : 2));
      expect(new Set(looks.map((look) => pair(look, one, other))).size).toBe(
        (counts[0] ?? 0) * (counts[1] ?? 0),
      );
    }
});

test('the long walk is the whole product', () => {
  const looks = everySight().flatMap(looksOf);
  expect(new Set(looks.map((look) => pair(look, 'team', 'theme', 'lang', 'width'))).size).toBe(32);
  expect(looks).toHaveLength(32);
});
