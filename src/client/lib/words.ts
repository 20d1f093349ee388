import type { MessageFormatElement } from 'react-intl';
import type { Lang } from '../../shared/language.ts';
import { type PageId, pages } from '../../shared/pages.ts';
import { readable } from './readable.ts';

export type Words = Record<string, MessageFormatElement[]>;
type ShippedWords = { words: Record<string, string | MessageFormatElement[]> };

/** `TYPE.literal` of the parser: importing its enumeration would include the parser. */
const LITERAL = 0;

type Part = 'first' | 'rest' | 'content' | 'service' | 'parts';

const loaders: Record<Lang, Record<Part, () => Promise<ShippedWords>>> = {
  de: {
    first: () => import('virtual:words/de/first'),
    rest: () => import('virtual:words/de/rest'),
    content: () => import('virtual:words/de/content'),
    service: () => import('virtual:words/de/service'),
    parts: () => import('virtual:words/de/parts'),
  },
  tr: {
    first: () => import('virtual:words/tr/first'),
    rest: () => import('virtual:words/tr/rest'),
    content: () => import('virtual:words/tr/content'),
    service: () => import('virtual:words/tr/service'),
    parts: () => import('virtual:words/tr/parts'),
  },
};
const loading = new Map<string, Promise<Words>>();

/** Loads the words of a page; each part is fetched once, as one promise for React's suspense. */
export function loadWords(lang: Lang, page: PageId): Promise<Words> {
  const further = furtherPart(page);
  if (further)
    return once(`${lang} ${further}`, async () => {
      const [all, more] = await Promise.all([loadWords(lang, 'dashboard'), load(lang, further)]);
      return { ...all, ...more };
    });
  const all = loading.get(`${lang} all`);
  if (all) return all;
  return pages[page].words === 'first'
    ? once(`${lang} first`, () => load(lang, 'first'))
    : once(`${lang} all`, async () => {
        const [first, rest] = await Promise.all([load(lang, 'first'), load(lang, 'rest')]);
        return { ...first, ...rest };
      });
}

/** The words that only some pages need besides all others. */
function furtherPart(page: PageId): Part | undefined {
  const { dev, words } = pages[page];
  if (dev) return 'parts';
  return words === 'first' ? undefined : words;
}

function once(key: string, load: () => Promise<Words>): Promise<Words> {
  const known = loading.get(key);
  if (known) return known;
  const words = readable(load());
  loading.set(key, words);
  words.catch(() => loading.delete(key));
  return words;
}

async function load(lang: Lang, part: Part): Promise<Words> {
  return messagesOf(await loaders[lang][part]());
}

/** The build parses the words (there is no parser here); plain texts only need their wrapper. */
export function messagesOf({ words }: ShippedWords): Words {
  const entries = Object.entries(words);
  return Object.fromEntries(
    entries.map(([key, word]) => [key, typeof word === 'string' ? [{ type: LITERAL, value: word }] : word]),
  );
}
