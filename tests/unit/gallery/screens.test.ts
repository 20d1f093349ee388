import { expect, test } from 'vitest';
import { pageRoutes } from '../../../src/shared/page-routes.ts';
import { teamIds } from '../../../src/shared/teams.ts';
import { type Combination, oneOf, pairwise } from '../../gallery/combinations.ts';
import { screens } from '../../gallery/screens.ts';

const pair = (look: Combination, ...parts: (keyof Combination)[]) => parts.map((part) => look[part]).join();

test('every page of the route table is in the gallery', () => {
  const shown = screens.map(({ path }) => path.split(/[?#]/)[0] ?? '');
  const isShown = (path: string) => {
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
    return shown.some((one) => pattern.test(one));
  };
  const pages = new Set(pageRoutes.map(({ page }) => page));
  const missing = [...pages].filter(
    (page) => !pageRoutes.some((route) => route.page === page && isShown(route.path)),
  );
  expect(missing).toEqual([]);
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
