import type { AppDeps } from '../deps.ts';
import { isKeyedHash, keyedHash } from '../keyed-hash.ts';
import type { LinkProof } from '../pdf/document-link.ts';

/** A link to a file is valid for this long, for every person who has it. */
const linkSeconds = 300;

type Deps = Pick<AppDeps, 'config' | 'clock'>;

/** The address of a file: a browser's link has no token. */
export function uploadLink({ config, clock }: Deps, id: string): string {
  const expires = Math.floor(clock().getTime() / 1000) + linkSeconds;
  return `/api/uploads/${id}/content?expires=${expires}&signature=${keyedHash(config, signed(id, expires))}`;
}

export function isValidUploadLink(
  { config, clock }: Deps,
  id: string,
  { expires, signature }: LinkProof,
): boolean {
  return isKeyedHash(config, signed(id, expires), signature) && clock().getTime() / 1000 <= expires;
}

/** Another beginning than that of a document's link, so that neither opens the other. */
function signed(id: string, expires: number): string {
  return `upload:${id}:${expires}`;
}
