import type { QueryCombination } from 'minisearch';
import { wordsOf } from '../../../shared/words-of-text.ts';
import type { SearchItem } from '../../infra/search/search-source.ts';
import type { FoundItem, SearchIndex } from './search-index.ts';
import { withoutStopWords } from './stop-words.ts';
import { queryOf, type Strictness, typedQuery, wordQuery } from './typed-query.ts';

/** More words than a question has: each costs time. */
const MOST_WORDS = 8;
const LONGEST_WORD = 30;
/** Where so many things have all words, others are left out. */
const ENOUGH = 3;
/** What has only some of the words stands below. */
const SOME_WORDS = 0.3;
/** A page that has the words in its text only, and neither in its title nor among its keywords. */
const SCRAP = 0.3;
/** What fits so much worse than the best is left out. */
const LEAST = 0.05;

/**
 * What a question finds, the best first. A word that stands in a text counts as typed; another one may have errors. Where
 * few things have all words, those that have some of them follow.
 */
export function findItems(index: SearchIndex, question: string): FoundItem[] {
  const typed = wordsOf(question).map(({ folded }) => folded.slice(0, LONGEST_WORD));
  const words = withoutStopWords([...new Set(typed)]).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const isKnown = new Map(words.map((word) => [word, index.search(typedQuery(word)).length > 0]));
  const known = (word: string): Strictness => (isKnown.get(word) ? 'typed' : 'forgiving');
  const best = scored(index, oneOf(queryOf(words, known, 'AND'), asOneWord(words, 'typed')));
  if (best.length >= ENOUGH) return goodOnes(best);
  const found = new Set(best.map(({ item }) => item));
  const more = scored(
    index,
    oneOf(queryOf(words.filter(isTelling), known, 'OR'), asOneWord(words, 'forgiving')),
  ).filter(({ item }) => !found.has(item));
  return goodOnes([...best, ...more.map((one) => ({ ...one, score: one.score * SOME_WORDS }))]);
}

function goodOnes(found: readonly FoundItem[]): FoundItem[] {
  const best = Math.max(...found.map(({ score }) => score));
  return found.filter(({ score }) => score >= best * LEAST);
}

/** Parts of a word that is written in one: `e-SIM`, `Rufnummer mitnahme`. */
function asOneWord(words: readonly string[], strictness: Strictness): QueryCombination {
  return words.length === 1
    ? { combineWith: 'OR', queries: [] }
    : wordQuery(words.join('').slice(0, LONGEST_WORD), strictness);
}

/** A letter alone is in many things. */
const isTelling = (word: string) => word.length > 1;

function oneOf(...queries: QueryCombination[]): QueryCombination {
  return { combineWith: 'OR', queries };
}

const isTitleOrKeyword = (field: string) => field === 'title' || field === 'keywords';

/** The best first. */
function scored(index: SearchIndex, query: QueryCombination): FoundItem[] {
  return index
    .search(query)
    .map(({ item, score, terms, match }) => {
      const of = item as SearchItem; // The index stores it.
      const isScrap = of.kind === 'pages' && !Object.values(match).flat().some(isTitleOrKeyword);
      return { item: of, score: score * (of.weight ?? 1) * (isScrap ? SCRAP : 1), terms };
    })
    .sort((a, b) => b.score - a.score);
}
