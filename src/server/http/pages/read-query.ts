import { type PageId, pages } from '../../../shared/pages.ts';

/** The part of a query that the page reads: any other part would only make more drawings of the same page. */
export function readQuery(page: PageId, search: string): string {
  const given = new URLSearchParams(search);
  const read = (pages[page].reads ?? []).flatMap((name) =>
    given.getAll(name).map((value): [string, string] => [name, value]),
  );
  const query = new URLSearchParams(read).toString();
  return query === '' ? '' : `?${query}`;
}
