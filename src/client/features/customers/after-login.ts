import type { Location } from 'react-router-dom';
import { isRecord } from '../../../shared/json-values.ts';

/** The page from which the login interrupted the visitor; else the customer's own pages. */
export function afterLogin(location: Pick<Location, 'state'>): string {
  const from: unknown = location.state?.from;
  return isPlace(from) ? from.pathname + from.search + from.hash : '/dashboard';
}

/** Accepts only what our own router wrote: a path of this site, never another address. */
function isPlace(value: unknown): value is { pathname: string; search: string; hash: string } {
  if (!isRecord(value)) return false;
  const { pathname, search, hash } = value;
  const texts = [pathname, search, hash].every((part) => typeof part === 'string');
  return texts && /^\/(?!\/)/.test(String(pathname));
}
