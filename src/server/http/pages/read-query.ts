import { type PageId, pages } from '../../../shared/pages.ts';

/**
 * The part of a query that decides what a page shows at first: any other part would only make more drawings of the same
 * page. What a page needs to exist is there as a sign alone, since it may name something of a person.
 */
export function readQuery(page: PageId, search: string): string {
  const given = new URLSearchParams(search);
  const { reads = [], query } = pages[page];
  const read = new URLSearchParams();
  for (const name of reads) for (const value of given.getAll(name)) read.append(name, value);
  for (const name of query?.oneOf ?? []) if (given.get(name)) read.append(name, '1');
  return read.size === 0 ? '' : `?${read}`;
}
