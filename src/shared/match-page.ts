import type { FormPageAddress } from './form-page.ts';
import { type PageId, pageIds, pages } from './pages.ts';

export interface MatchedPage {
  page: PageId;
  /** The address as the router writes it: lower case, no trailing slash. Another spelling redirects to it. */
  path: string;
  /** Parameters of the address: `{type, id}` for `/tarife/:type/:id`. */
  params: Record<string, string>;
  /** The entry that made the page, where data did. */
  entry?: FormPageAddress;
}

/** `URLSearchParams`, which this folder's compiler settings do not include. */
interface Query {
  get(name: string): string | null;
}

const routes = pageIds.flatMap((page) =>
  pages[page].paths.map((pattern) => ({ page, pattern, parts: partsOf(pattern) })),
);

/**
 * The page at a path without language, for the server and the client alike; `notFound` where there is none.
 * @param entries the pages that data describe; one of the program's own comes first
 */
export function matchPage(path: string, entries: readonly FormPageAddress[] = []): MatchedPage {
  const given = partsOf(path);
  const route = routes.find(({ parts }) => fits(parts, given));
  if (!route) return matchEntry(path, given, entries);
  const named = route.parts.flatMap((part, at) =>
    part.startsWith(':') ? [[part.slice(1), given[at] ?? ''] as const] : [],
  );
  const params = Object.fromEntries(named);
  return { page: route.page, path: fillPath(route.pattern, params), params };
}

function matchEntry(path: string, given: string[], entries: readonly FormPageAddress[]): MatchedPage {
  const entry = entries.find((one) => fits(partsOf(one.path), given));
  return entry
    ? { page: 'form', path: entry.path, params: {}, entry }
    : { page: 'notFound', path, params: {} };
}

export function pageOfPath(path: string, entries: readonly FormPageAddress[] = []): PageId {
  return matchPage(path, entries).page;
}

/** The path of a pattern: `/tarife/:type/:id` with its parameters filled in. */
export function fillPath(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The main path of a page, not one of its aliases. */
export function pathOf(page: PageId, params: Readonly<Record<string, string>> = {}): string {
  return fillPath(pages[page].paths[0] ?? '/', params);
}

/** The redirect for an address whose query lacks the page's subject; undefined where the query is complete. */
export function pathWithoutQuery(page: PageId, given: Query): string | undefined {
  const { query } = pages[page];
  if (!query) return undefined;
  return query.oneOf.some((name) => given.get(name)) ? undefined : query.otherwise;
}

function fits(pattern: readonly string[], given: readonly string[]): boolean {
  return (
    pattern.length === given.length &&
    pattern.every((part, at) => part.startsWith(':') || part === given[at]?.toLowerCase())
  );
}

/** A path in parts, decoded; a part that cannot be decoded stays as it is. */
function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean).map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
