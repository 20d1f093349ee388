import type { Lang } from '../../../shared/language.ts';
import type { MatchedPage } from '../../../shared/match-page.ts';
import { pages } from '../../../shared/pages.ts';
import { loadText } from './load-text.ts';

/** Loads the text that the page's record names, so that the page is drawn at once. */
export async function prepareText(lang: Lang, { page }: MatchedPage): Promise<void> {
  const { text } = pages[page];
  if (text) await loadText(lang, text);
}
