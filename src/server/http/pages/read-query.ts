import { type PageId, pages } from '../../../shared/pages.ts';
import { typedText } from '../../../shared/search.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { PageAddress } from './page-address.ts';

/** As {@link readQuery}, with the steps of the flow as they are now. */
export function shownQuery(
  { definitions }: Pick<AppDeps, 'definitions'>,
  page: PageId,
  address: PageAddress,
) {
  const flows = (pages[page].forms ?? []).flatMap((id) => definitions.flow(id, address.lang) ?? []);
  const steps = flows.flatMap((flow) => flow.steps.map(({ id }) => id));
  return readQuery(page, address.search, steps);
}

/**
 * The part of a query that decides what a page shows at first: any other part would only make more drawings of the same
 * page, and so would values that the page does not know: all of them are one sign. What a page needs to exist is a sign
 * too, since it may name something of a person. So the number of drawings does not depend on who asks; a page with words
 * that a reader typed is drawn for that reader alone.
 * @param steps the ids of the steps of the page's flow
 */
export function readQuery(page: PageId, search: string, steps: readonly string[] = []): string {
  const given = new URLSearchParams(search);
  const { reads = {}, query, typed } = pages[page];
  const read = new URLSearchParams();
  const words = typedIn(page, search);
  if (typed !== undefined && words) read.set(typed, words);
  for (const [name, values] of Object.entries(reads)) {
    const value = given.get(name);
    const known = values === 'stepsOfFlow' ? steps : values;
    if (value !== null) read.set(name, known.includes(value) ? value : '1');
  }
  for (const name of query?.oneOf ?? []) if (given.get(name)) read.append(name, '1');
  return read.size === 0 ? '' : `?${read}`;
}

/** The words that a reader typed, in the query of a page that takes some; empty for none. */
export function typedIn(page: PageId, search: string): string {
  const { typed } = pages[page];
  return typed === undefined ? '' : typedText(new URLSearchParams(search).get(typed));
}
