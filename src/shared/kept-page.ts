import { languageOfPath, withLanguage, withoutLanguage } from './language.ts';
import { matchPage } from './match-page.ts';
import type { PageRecord } from './page-record.ts';
import { pages } from './pages.ts';

/** The header by which the server says that a browser may keep a page's HTML, and for whom. */
export const KEPT_HEADER = 'fanline-kept';

export type Kept = NonNullable<PageRecord['kept']>;

/** `URLSearchParams`, which this folder's compiler settings do not include. */
interface Query {
  get(name: string): string | null;
}

export interface KeptPage {
  kept: Kept;
  /** The address under which a copy is kept: only what decides what the page shows. */
  key: string;
}

/**
 * The page that a browser may keep of an address; undefined where it may keep none. What the page does not read, such as
 * the code of an invitation, is not part of the key. An unknown value of what it reads would show a page of its own.
 */
export function keptPage(pathname: string, search: Query): KeptPage | undefined {
  const { page, path } = matchPage(withoutLanguage(pathname));
  const { kept, reads = {} } = pages[page];
  if (!kept) return undefined;
  const query: string[] = [];
  for (const [name, values] of Object.entries(reads)) {
    const value = search.get(name);
    if (value === null) continue;
    if (!values.includes(value)) return undefined;
    query.push(`${name}=${encodeURIComponent(value)}`);
  }
  const tail = query.length > 0 ? `?${query.join('&')}` : '';
  return { kept, key: withLanguage(languageOfPath(pathname), path) + tail };
}
