import { pages } from '../../../../shared/pages.ts';
import { pageAt } from '../../../lib/page-address.ts';

/** A page as it is counted: nothing in it is about one visitor. */
export interface CountedPage {
  /** Without language and query. */
  path: string;
  /** The name of its record. */
  name: string;
}

/** The pages of a customer, and addresses that no page has, are counted by their record: their paths could tell of a person. */
export function countedPage(path: string): CountedPage {
  const { page } = pageAt(path);
  const { session, area, paths } = pages[page];
  const isOwn = session === true || area === 'checkout' || page === 'notFound';
  return { path: isOwn ? (paths[0] ?? '/not-found') : path, name: page };
}
