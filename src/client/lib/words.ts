import type { MessageFormatElement } from 'react-intl';
import type { Lang } from '../../shared/form-script.ts';
import { devPages, firstWordsPages, type PageId } from '../../shared/page-routes.ts';

type Words = Record<string, MessageFormatElement[]>;
type ShippedWords = { words: Record<string, string | MessageFormatElement[]> };

/** `TYPE.literal` of the parser, whose enumeration would bring the parser along. */
const LITERAL = 0;

type Part = 'first' | 'rest' | 'parts';

const loaders: Record<Lang, Record<Part, () => Promise<ShippedWords>>> = {
  de: {
    first: () => import('virtual:words/de/first'),
    rest: () => import('virtual:words/de/rest'),
    parts: () => import('virtual:words/de/parts'),
  },
  tr: {
    first: () => import('virtual:words/tr/first'),
    rest: () => import('virtual:words/tr/rest'),
    parts: () => import('virtual:words/tr/parts'),
  },
};
const loading = new Map<string, Promise<Words>>();

/** The words that a page needs; fetched once, the same promise for everybody (React suspends on it). */
export function loadWords(lang: Lang, page: PageId): Promise<Words> {
  if (devPages.includes(page))
    return once(`${lang} parts`, async () => ({
      ...(await loadWords(lang, 'dashboard')),
      ...(await load(lang, 'parts')),
    }));
  const all = loading.get(`${lang} all`);
  if (all) return all;
  return firstWordsPages.includes(page)
    ? once(`${lang} first`, () => load(lang, 'first'))
    : once(`${lang} all`, async () => {
        const [first, rest] = await Promise.all([load(lang, 'first'), load(lang, 'rest')]);
        return { ...first, ...rest };
      });
}

function once(key: string, load: () => Promise<Words>): Promise<Words> {
  const known = loading.get(key);
  if (known) return known;
  const words = load();
  loading.set(key, words);
  words.catch(() => loading.delete(key));
  return words;
}

/** Words come parsed from the build (there is no parser here); plain texts only lack their wrapping. */
async function load(lang: Lang, part: Part): Promise<Words> {
  const { words } = await loaders[lang][part]();
  const entries = Object.entries(words);
  return Object.fromEntries(
    entries.map(([key, word]) => [key, typeof word === 'string' ? [{ type: LITERAL, value: word }] : word]),
  );
}
