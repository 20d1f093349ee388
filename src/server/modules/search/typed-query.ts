import type { Query, QueryCombination } from 'minisearch';
import { WHOLE_WORDS, WORD_ENDS } from './search-index.ts';

/** How strictly a word of a question is taken: as it is typed, or with errors of typing. */
export type Strictness = 'typed' | 'forgiving';

/** Turkish words keep their first five letters whatever is added to them; German ones mostly do. */
const STEM = 5;

/** All words of a question must be found; where that finds nothing, `OR` takes any of them. */
export function queryOf(
  words: readonly string[],
  strictness: (word: string) => Strictness,
  combineWith: 'AND' | 'OR',
): QueryCombination {
  return { combineWith, queries: words.map((word) => wordQuery(word, strictness(word))) };
}

/** A word in each of the ways in which it may stand in a text. */
export function wordQuery(word: string, strictness: Strictness): QueryCombination {
  const queries: Query[] = [typedQuery(word)];
  if (isNumber(word)) return typedQuery(word);
  if (word.length > STEM) queries.push({ ...whole([word.slice(0, STEM)], 0.2), prefix: true });
  if (strictness === 'forgiving') queries.push(...forgiving(word));
  return { combineWith: 'OR', queries };
}

/** A word as it is typed, at the beginning of words, or in their middle. */
export function typedQuery(word: string): QueryCombination {
  const queries: Query[] = [
    { ...whole([word], 1), prefix: isNumber(word) ? word.length > 2 : word.length > 1, fuzzy: 0 },
  ];
  if (word.length >= 4 && !isNumber(word))
    queries.push({ queries: [word], fields: [WORD_ENDS], prefix: true, ...weight(0.6) });
  return { combineWith: 'OR', queries };
}

/** Missing, added and wrong letters, and two that changed places. */
function forgiving(word: string): Query[] {
  const fuzzy = mostErrors(word);
  if (fuzzy === 0) return [];
  return [
    { ...whole(swapped(word), 0.9), prefix: true },
    { ...whole([word], 0.8), fuzzy },
    { queries: [word], fields: [WORD_ENDS], fuzzy: 1, ...weight(0.4) },
  ];
}

function whole(queries: string[], boost: number): QueryCombination {
  return { queries, combineWith: 'OR', fields: [...WHOLE_WORDS], ...weight(boost) };
}

const isNumber = (word: string) => /^\p{N}/u.test(word);
const weight = (boost: number) => ({ boostTerm: () => boost });

function mostErrors({ length }: string): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** The word with each two neighbours exchanged. */
function swapped(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  );
}
