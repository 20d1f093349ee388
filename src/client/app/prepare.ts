import type { Lang } from '../../shared/language.ts';
import type { MatchedPage } from '../../shared/match-page.ts';
import { pages } from '../../shared/pages.ts';
import { loadWords } from '../lib/words.ts';
import { preparePage } from './page-components.ts';

/** Loads what a page suspends on, so that it is drawn in one piece. Rejects when a part does not load. */
export async function prepare(lang: Lang, page: MatchedPage): Promise<void> {
  const isDrawn = pages[page.page].drawn !== undefined;
  await Promise.all([loadWords(lang, page.page), isDrawn ? preparePage(lang, page) : undefined]);
}
