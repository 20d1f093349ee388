import { createHash } from 'node:crypto';

/** Tokens are random, so a plain hash is enough: a stolen database cannot be used to log in. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
