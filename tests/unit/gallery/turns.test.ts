import { expect, test } from 'vitest';
import { seededSight } from '../../gallery/combinations.ts';
import { screens } from '../../gallery/screens.ts';
import { isOfHalf, isTrouble, screensOfTurn } from '../../gallery/turns.ts';
import { teamIds } from '../../support/team-ids.ts';

const pageOf = (name: string) => name.split('/')[0] ?? '';
const namesOf = (some: typeof screens) => some.map(({ name }) => name);

test('a walk sees every screen, and of the troubles of each page one, of the first page all', () => {
  const seen = screensOfTurn(screens, 5);
  const usual = screens.filter((screen) => !isTrouble(screen));
  expect(seen.filter((screen) => !isTrouble(screen))).toEqual(usual);
  const pages = namesOf(screens.filter(isTrouble)).map(pageOf);
  const home = pages.filter((page) => page === 'home');
  const others = [...new Set(pages.filter((page) => page !== 'home'))];
  expect(namesOf(seen.filter(isTrouble)).map(pageOf).sort()).toEqual([...home, ...others].sort());
});

test('with other seeds it sees all of them, and in one walk every kind of trouble', () => {
  const all = [0, 1, 2, 3].map((seed) => screensOfTurn(screens, seed));
  const some = new Set(namesOf(all.flat()));
  expect(namesOf(screens).filter((name) => !some.has(name))).toEqual([]);
  for (const walk of all)
    expect(new Set(namesOf(walk.filter(isTrouble)).map((name) => name.split('/')[1])).size).toBe(4);
});

test('a walk sees one half, and over eight seeds in a row each screen in every brand', () => {
  for (const first of [0, 3, 129]) {
    const seeds = Array.from({ length: 8 }, (_, more) => first + more);
    const missing = screens.filter((_, at) => {
      const own = seeds.filter((seed) => isOfHalf(at, seed));
      return new Set(own.map((seed) => seededSight(at, seed).team)).size < teamIds.length;
    });
    expect(namesOf(missing)).toEqual([]);
  }
  const half = screens.filter((_, at) => isOfHalf(at, 5)).length;
  expect(Math.abs(half - screens.length / 2)).toBeLessThan(1);
});
