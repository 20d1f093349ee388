import MiniSearch from 'minisearch';
import { wordsOf } from '../../../shared/words-of-text.ts';
import type { SearchItem } from '../../infra/search/search-source.ts';
import { withoutStopWords } from './stop-words.ts';

/** A thing in the index, with the words that were found in it. */
export interface FoundItem {
  item: SearchItem;
  score: number;
  /** Words of the thing, folded. */
  terms: readonly string[];
}

export type SearchIndex = MiniSearch<Entry>;

interface Entry {
  /** Its place in the list of items. */
  id: number;
  title: string;
  keywords: string;
  text: string;
  /** Other words for those in it. */
  synonyms: string;
  /** The ends of long words: German puts what is meant there (`Rufnummernmitnahme`). */
  ends: string;
  item: SearchItem;
}

export const WHOLE_WORDS = ['title', 'keywords', 'text', 'synonyms'] as const;
export const WORD_ENDS = 'ends';

const LONG_WORD = 9;
const SHORTEST_END = 5;
/** Other requests are served between such parts. */
const AT_ONCE = 10;

/** @param synonyms groups of words that mean the same */
export async function searchIndexOf(
  items: readonly SearchItem[],
  synonyms: readonly (readonly string[])[] = [],
): Promise<SearchIndex> {
  const index: SearchIndex = new MiniSearch<Entry>({
    fields: [...WHOLE_WORDS, WORD_ENDS],
    storeFields: ['item'],
    tokenize: (text) => text.split(' '),
    // The words are folded before they come here.
    processTerm: (term) => term || null,
    searchOptions: { boost: { title: 4, keywords: 3, text: 1, synonyms: 1, ends: 0.5 } },
  });
  await index.addAllAsync(
    items.map((item, id) => entryOf(item, id, synonyms)),
    { chunkSize: AT_ONCE },
  );
  return index;
}

function entryOf(item: SearchItem, id: number, synonyms: readonly (readonly string[])[]): Entry {
  const { title, text, keywords = '' } = item;
  const own = [title, keywords, text].map((part) =>
    withoutStopWords(wordsOf(part).map(({ folded }) => folded)),
  );
  const [ofTitle = [], ofKeywords = [], ofText = []] = own;
  const words = new Set(own.flat());
  return {
    id,
    title: ofTitle.join(' '),
    keywords: ofKeywords.join(' '),
    text: ofText.join(' '),
    synonyms: synonyms
      .filter((group) => group.some((word) => words.has(word)))
      .flat()
      .join(' '),
    ends: [...words].flatMap(endsOf).join(' '),
    item,
  };
}

function endsOf(word: string): string[] {
  if (word.length < LONG_WORD) return [];
  return Array.from({ length: word.length - SHORTEST_END }, (_, at) => word.slice(at + 1));
}
