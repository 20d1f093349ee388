import type { MessageFormatElement } from 'react-intl';
import type { Lang } from '../../shared/language.ts';
import { type PageId, pages } from '../../shared/pages.ts';
import { type WordPart, wordParts } from '../../shared/word-parts.ts';
import { firstScript } from './first-scripts.ts';
import { persistently } from './persistently.ts';
import { readable } from './readable.ts';
import type { ShippedWords } from './word-modules.ts';

export type Words = Record<string, MessageFormatElement[]>;

/** `TYPE.literal` of the parser: importing its enumeration would include the parser. */
const LITERAL = 0;

const loading = new Map<string, Promise<Words>>();
/** The parts that came last, in each language. */
const loaded = new Map<Lang, WordPart[]>();

/**
 * Loads the words of a page, as one promise for React's suspense. What has come is kept with what comes, so that going
 * back to a page that needs less changes no words.
 */
export function loadWords(lang: Lang, page: PageId): Promise<Words> {
  const here = loaded.get(lang) ?? [];
  const lacking = wordParts(pages[page]).filter((part) => !here.includes(part));
  return once(lang, [...here, ...lacking]);
}

function once(lang: Lang, parts: WordPart[]): Promise<Words> {
  const key = `${lang} ${parts}`;
  const known = loading.get(key);
  if (known) return known;
  const words = readable(Promise.all(parts.map((part) => load(lang, part))).then(joined));
  loading.set(key, words);
  words.then(
    () => loaded.set(lang, parts),
    () => loading.delete(key),
  );
  return words;
}

function joined(parts: Words[]): Words {
  return Object.assign({}, ...parts);
}

async function load(lang: Lang, part: WordPart): Promise<Words> {
  const first = firstScript(`${lang}-${part}`);
  return messagesOf(
    await persistently(async () =>
      first
        ? import(/* @vite-ignore */ first)
        : (await import('./word-modules.ts')).wordModules[lang][part](),
    ),
  );
}

/** The build parses the words (there is no parser here); plain texts only need their wrapper. */
export function messagesOf({ words }: ShippedWords): Words {
  const entries = Object.entries(words);
  return Object.fromEntries(
    entries.map(([key, word]) => [key, typeof word === 'string' ? [{ type: LITERAL, value: word }] : word]),
  );
}
