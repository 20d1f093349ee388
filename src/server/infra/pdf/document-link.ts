import type { AppDeps } from '../deps.ts';
import { isSignedFor, type LinkProof, signedQuery } from './signed-query.ts';

/** The address of a document, valid for five minutes for every person who has it: a browser's link has no token. */
export function documentLink(deps: Pick<AppDeps, 'config' | 'clock'>, id: string, seconds?: number): string {
  return `/api/documents/${id}?${signedQuery(deps, `document:${id}`, seconds)}`;
}

export function isValidLink(deps: Pick<AppDeps, 'config' | 'clock'>, id: string, proof: LinkProof): boolean {
  return isSignedFor(deps, `document:${id}`, proof);
}
