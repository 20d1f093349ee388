import type { Lang } from '../../shared/language.ts';
import { type PageId, pages } from '../../shared/pages.ts';
import { loadWords } from '../lib/words.ts';
import { preparePage } from './page-components.ts';

/** Loads what a page suspends on, so that it is drawn in one piece. Rejects when a part does not load. */
export async function prepare(lang: Lang, page: PageId): Promise<void> {
  const { file, drawn } = pages[page];
  await Promise.all([loadWords(lang, page), drawn ? preparePage(file, lang, page) : undefined]);
}
