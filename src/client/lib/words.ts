import type { Lang } from '../../shared/form-script.ts';

type Words = Record<string, string>;

const loaders: Record<Lang, () => Promise<{ words: Words }>> = {
  de: () => import('virtual:words/de'),
  tr: () => import('virtual:words/tr'),
};
const loading = new Map<Lang, Promise<Words>>();

/** The words of all pages in one language; fetched once, the same promise for everybody (React suspends on it). */
export function loadWords(lang: Lang): Promise<Words> {
  const known = loading.get(lang);
  if (known) return known;
  const words = loaders[lang]().then((module) => module.words);
  loading.set(lang, words);
  words.catch(() => loading.delete(lang));
  return words;
}
