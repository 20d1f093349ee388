import type { Lang } from '../../shared/language.ts';
import type { MatchedPage } from '../../shared/match-page.ts';
import { loadWords } from '../lib/words.ts';
import { preparePage } from './page-components.ts';

/** Loads what a page suspends on, so that it is drawn in one piece. Rejects when a part does not load. */
export async function prepare(lang: Lang, page: MatchedPage): Promise<void> {
  await Promise.all([loadWords(lang, page.page), preparePage(lang, page)]);
}
