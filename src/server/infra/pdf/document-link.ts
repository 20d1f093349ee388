import type { AppDeps } from '../deps.ts';
import { isKeyedHash, keyedHash } from '../keyed-hash.ts';

/** A link to a document is valid for this long, for every person who has it. */
const linkSeconds = 300;

/** The query of a signed link. */
export interface LinkProof {
  expires: number;
  signature: string;
}

/** The address of a document, valid for five minutes for every person who has it: a browser's link has no token. */
export function documentLink(
  { config, clock }: Pick<AppDeps, 'config' | 'clock'>,
  id: string,
  seconds = linkSeconds,
): string {
  const expires = Math.floor(clock().getTime() / 1000) + seconds;
  return `/api/documents/${id}?expires=${expires}&signature=${keyedHash(config, signed(id, expires))}`;
}

export function isValidLink(
  { config, clock }: Pick<AppDeps, 'config' | 'clock'>,
  id: string,
  { expires, signature }: LinkProof,
): boolean {
  return isKeyedHash(config, signed(id, expires), signature) && clock().getTime() / 1000 <= expires;
}

function signed(id: string, expires: number): string {
  return `document:${id}:${expires}`;
}
