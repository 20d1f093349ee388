import type { AppDeps } from '../deps.ts';
import { isKeyedHash, keyedHash } from '../keyed-hash.ts';

/** A link is valid for this long, for every person who has it. */
export const linkSeconds = 300;

/** The query of a signed link. */
export interface LinkProof {
  expires: number;
  signature: string;
}

type Deps = Pick<AppDeps, 'config' | 'clock'>;

/** The query of a signed link to a thing. @param thing begins with its kind, so that no link opens another kind */
export function signedQuery({ config, clock }: Deps, thing: string, seconds = linkSeconds): string {
  const expires = Math.floor(clock().getTime() / 1000) + seconds;
  return `expires=${expires}&signature=${keyedHash(config, `${thing}:${expires}`)}`;
}

/** Whether a link was made here for a thing. That its time is over is told only to a person who has such a link. */
export function linkState(
  { config, clock }: Deps,
  thing: string,
  { expires, signature }: LinkProof,
): 'valid' | 'over' | 'unknown' {
  if (!isKeyedHash(config, `${thing}:${expires}`, signature)) return 'unknown';
  return clock().getTime() / 1000 <= expires ? 'valid' : 'over';
}

export function isSignedFor(deps: Deps, thing: string, proof: LinkProof): boolean {
  return linkState(deps, thing, proof) === 'valid';
}
