import { wordsOf } from '../../../shared/words-of-text.ts';

/** Groups of words that mean the same, folded, from a text such as `handy telefon; laden shop`. */
export function synonymsOf(written: string): string[][] {
  return written
    .split(';')
    .map((group) => wordsOf(group).map(({ folded }) => folded))
    .filter((group) => group.length > 1);
}
