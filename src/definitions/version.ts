import { createHash } from 'node:crypto';

/** Raised by hand when compiled scripts change without a change of any definition. */
const COMPILER = 5;

/** A version: 16 hex digits over everything that a script is made of, the order of properties included. */
export function versionOf(...parts: unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([COMPILER, ...parts]))
    .digest('hex')
    .slice(0, 16);
}
