import { createHash } from 'node:crypto';

/** Tokens are random, so a plain hash is enough to make a stolen database useless for logging in. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
