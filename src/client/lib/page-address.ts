import { type MatchedPage, matchPage } from '../../shared/match-page.ts';
import { bootstrap } from './bootstrap.ts';

/** The page at a path without language: one of the program, or one that only data describe. */
export function pageAt(path: string): MatchedPage {
  const { pages, missing } = bootstrap();
  // The server has looked for the thing in the address, and drew page not found.
  if (path === missing) return { page: 'notFound', path, params: {} };
  return matchPage(path, pages);
}
