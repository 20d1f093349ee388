import { withoutLanguage } from '../../shared/language.ts';
import { type MatchedPage, matchPage } from '../../shared/match-page.ts';
import { bootstrap } from './bootstrap.ts';

/** The page at a path without language: one of the program, or one that only data describe. */
export function pageAt(path: string): MatchedPage {
  const { pages, path: first, isMissing } = bootstrap();
  // The server has looked for the thing in the address, and drew page not found.
  if (isMissing && path === withoutLanguage(first)) return { page: 'notFound', path, params: {} };
  return matchPage(path, pages);
}
