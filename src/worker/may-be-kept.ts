import { KEPT_HEADER, type Kept } from '../shared/kept-page.ts';

/** The larger one of our files has a quarter of this. */
const MOST_BYTES = 1_000_000;

/**
 * Whether a page's answer may be kept: the server says so, for guests and for all alike, and nothing in its headers says
 * otherwise. A copy without a date could not say its age.
 */
export function mayKeepPage(response: Response, kept: Kept): boolean {
  const { status, type, redirected, headers } = response;
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    headers.get(KEPT_HEADER) === kept &&
    /^text\/html\b/.test(headers.get('content-type') ?? '') &&
    mayBeStored(response) &&
    headers.has('date')
  );
}

/** Whether a file may be kept: whole, from our server, and not larger than a file of ours ever is. */
export async function mayKeepFile(response: Response): Promise<boolean> {
  const { status, type, redirected } = response;
  if (status !== 200 || type !== 'basic' || redirected || !mayBeStored(response)) return false;
  return (await response.clone().blob()).size <= MOST_BYTES;
}

function mayBeStored({ headers }: Response): boolean {
  return !/\b(?:no-store|private)\b/i.test(headers.get('cache-control') ?? '');
}

/** Files whose address contains a hash of their content or their version. */
export function isImmutable({ pathname, search }: URL): boolean {
  return search === '' && /^\/(?:assets\/|definitions\/[0-9a-f]{16}\/)/.test(pathname);
}

/** Pictures; the manifest of the app stands in the same folder. */
export function isImage({ pathname, search }: URL): boolean {
  return search === '' && /^\/images\/.+\.(?:svg|png|webp|avif|jpe?g)$/.test(pathname);
}

/** Where a page without a connection is better than the browser's own: not for calls, and not for pages of developers. */
export function isOurPage({ pathname }: URL): boolean {
  return !/^\/(?:api|dev|health|metrics)(?:\/|$)/.test(pathname);
}
