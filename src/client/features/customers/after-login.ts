import type { Location } from 'react-router-dom';

/** Where somebody came from when the login stepped in between; their own pages otherwise. */
export function afterLogin(location: Pick<Location, 'state'>): string {
  const from: unknown = location.state?.from;
  return isPlace(from) ? from.pathname + from.search + from.hash : '/dashboard';
}

/** Only what our own router put there: a path of this site, never another address. */
function isPlace(value: unknown): value is { pathname: string; search: string; hash: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { pathname, search, hash } = value as Record<string, unknown>;
  const texts = [pathname, search, hash].every((part) => typeof part === 'string');
  return texts && /^\/(?!\/)/.test(String(pathname));
}
