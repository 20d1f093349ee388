import { groupBy } from '../../src/shared/group-by.ts';
import type { Screen } from './screen.ts';

const TROUBLE = /\/(loading|error|limited|offline)$/;

/** A state that every page with data has, by the same parts. */
export function isTrouble({ name }: Pick<Screen, 'name'>): boolean {
  return TROUBLE.test(name);
}

/**
 * Every screen, but of each page's troubles one, with the next seed another one; of the first page all of them, which
 * shows what the parts themselves look like.
 */
export function screensOfTurn<T extends Pick<Screen, 'name'>>(screens: readonly T[], seed: number): T[] {
  const pageOf = ({ name }: T) => name.split('/')[0] ?? '';
  const troublesOf = groupBy(screens.filter(isTrouble), pageOf);
  return screens.filter((screen) => {
    const ofPage =
      isTrouble(screen) && pageOf(screen) !== 'home' ? troublesOf.get(pageOf(screen)) : undefined;
    return !ofPage || ofPage[(pageNumber(pageOf(screen)) + seed) % ofPage.length] === screen;
  });
}

/**
 * One half of the screens in their order, with the next four seeds the other one: over eight seeds in a row each screen is
 * seen in every brand (`seededSight`).
 */
export function isOfHalf(at: number, seed: number): boolean {
  return (at + Math.floor(seed / 4)) % 2 === 0;
}

/** So that in one run pages show different troubles. */
function pageNumber(page: string): number {
  return [...page].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}
