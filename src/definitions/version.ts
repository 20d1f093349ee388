import { createHash } from 'node:crypto';

/** Raised by hand when compiled scripts change without a change of any definition. */
const COMPILER = 6;

/** Whether a text can be a version at all. */
export const isVersion = (text: string) => /^[0-9a-f]{16}$/.test(text);

/** A version: 16 hex digits over everything that a script is made of, the order of properties included. */
export function versionOf(...parts: unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([COMPILER, ...parts]))
    .digest('hex')
    .slice(0, 16);
}
