import type { FormPageAddress } from '../../../shared/form-page.ts';
import { type Lang, languageOfPath, withLanguage, withoutLanguage } from '../../../shared/language.ts';
import { type MatchedPage, matchPage, pathWithoutQuery } from '../../../shared/match-page.ts';

export interface PageAddress extends MatchedPage {
  lang: Lang;
  /** With its question mark; empty without a query. */
  search: string;
  redirect: Redirect | undefined;
}

export interface Redirect {
  to: string;
  status: 301 | 302;
}

/**
 * The meaning of a request's address: a page, or a redirect from another spelling of a page's address.
 * @param entries the pages that data describe
 */
export function pageAddress(url: string, entries: readonly FormPageAddress[] = []): PageAddress {
  const [pathname = '/', ...query] = url.split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  const lang = languageOfPath(pathname);
  const matched = matchPage(withoutLanguage(pathname), entries);
  if (matched.page === 'notFound') return { ...unknownAddress(lang), search };
  return { ...matched, lang, search, redirect: redirectOf(matched, lang, pathname, search) };
}

function redirectOf({ page, path }: MatchedPage, lang: Lang, pathname: string, search: string) {
  const elsewhere = pathWithoutQuery(page, new URLSearchParams(search));
  if (elsewhere) return { to: withLanguage(lang, elsewhere), status: 302 } as const;
  const right = withLanguage(lang, path);
  if (page === 'notFound' || right === pathname) return undefined;
  return { to: right + search, status: 301 } as const;
}

/** All addresses without a page are one: they can be anything, and each would be drawn and remembered by itself. */
export function unknownAddress(lang: Lang): PageAddress {
  return { page: 'notFound', path: '/404', params: {}, lang, search: '', redirect: undefined };
}
