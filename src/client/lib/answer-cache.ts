import type { State } from 'swr';

/** Keys of answers begin with who asked; see `use-call.ts`. */
const GUEST = 'guest ';

/** The answers of the API that this tab remembers until a reload. */
export const answerCache = new Map<string, State>();

/** Removes the answers to customers from the memory of this tab; those to guests are public. */
export function forgetAnswers(): void {
  for (const key of answerCache.keys()) if (!key.startsWith(GUEST)) answerCache.delete(key);
}
