import { type MatchedPage, matchPage } from '../../shared/match-page.ts';
import { bootstrap } from './bootstrap.ts';

/** The page at a path without language: one of the program, or one that only data describe. */
export function pageAt(path: string): MatchedPage {
  return matchPage(path, bootstrap().pages);
}
