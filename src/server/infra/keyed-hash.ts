import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';

type Secrets = Pick<Config, 'secret' | 'previousSecret'>;

/**
 * An HMAC (SHA-256) under the secret of this product: what has few possible values, such as a code of six digits, cannot
 * be guessed from it. @param text begins with its purpose, so that a hash for one purpose is worth nothing for another
 */
export function keyedHash({ secret }: Secrets, text: string): string {
  return hmac(secret, text);
}

/**
 * All hashes that count: while the operator exchanges the secret, also the one under the secret before. What was made
 * an hour ago, such as a link in a mail, stays valid.
 */
export function validHashes(secrets: Secrets, text: string): string[] {
  return underEachSecret(secrets, (hash) => hash(text));
}

/** For hashes that are made of hashes. @param make is called for each valid secret, the current one first */
export function underEachSecret<T>(
  { secret, previousSecret }: Secrets,
  make: (hash: (text: string) => string) => T,
): T[] {
  const keys = previousSecret === undefined ? [secret] : [secret, previousSecret];
  return keys.map((key) => make((text) => hmac(key, text)));
}

/** Takes the same time for each wrong hash. */
export function isKeyedHash(secrets: Secrets, text: string, given: string): boolean {
  const hash = Buffer.from(given);
  return validHashes(secrets, text).some((valid) => {
    const expected = Buffer.from(valid);
    return hash.length === expected.length && timingSafeEqual(hash, expected);
  });
}

function hmac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
