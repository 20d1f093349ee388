import { type PageId, pageRoutes } from '../../../shared/page-routes.ts';

export interface MatchedPage {
  page: PageId;
  /** The route's pattern, `'/tarife/:second/:first'`; empty for the page-not-found screen. */
  pattern: string;
  /** The path that search engines should know: without a trailing slash, an alias replaced by its original. */
  path: string;
  params: Record<string, string>;
}

/** The page of a path without language prefix. */
export function matchPage(path: string): MatchedPage {
  for (const { path: pattern, page } of pageRoutes) {
    const params = paramsOf(pattern, path);
    if (!params) continue;
    const original = pageRoutes.find((route) => route.page === page)?.path ?? pattern;
    const known = Object.keys(params).length > 0 ? `/${parts(path).join('/')}` : original;
    return { page, pattern, path: known, params };
  }
  return { page: 'notFound', pattern: '', path, params: {} };
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = parts(pattern);
  const given = parts(path);
  if (wanted.length !== given.length) return undefined;
  const fits = wanted.every((part, at) => part.startsWith(':') || part === given[at]);
  if (!fits) return undefined;
  const named = wanted.flatMap((part, at) =>
    part.startsWith(':') ? [[part.slice(1), given[at] ?? '']] : [],
  );
  return Object.fromEntries(named);
}

function parts(path: string): string[] {
  return path.split('/').filter(Boolean);
}
