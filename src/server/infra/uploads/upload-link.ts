import type { AppDeps } from '../deps.ts';
import { isSignedFor, type LinkProof, signedQuery } from '../pdf/signed-query.ts';

type Deps = Pick<AppDeps, 'config' | 'clock'>;

/** The address of a file, for five minutes: a browser's link has no token. */
export function uploadLink(deps: Deps, id: string): string {
  return `/api/uploads/${id}/content?${signedQuery(deps, `upload:${id}`)}`;
}

export function isValidUploadLink(deps: Deps, id: string, proof: LinkProof): boolean {
  return isSignedFor(deps, `upload:${id}`, proof);
}
