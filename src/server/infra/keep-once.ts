import { waitAtMost } from './wait-limit.ts';

/**
 * Makes a thing at its first question and keeps it. What could not be made is forgotten: the next question tries again.
 * Others wait for it too, so the first one's limit of waits does not count.
 */
export function keepOnce<Key, Value>(
  known: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const found = known.get(key);
  if (found) return found;
  const made = waitAtMost(Number.POSITIVE_INFINITY, make);
  known.set(key, made);
  made.catch(() => known.get(key) === made && known.delete(key));
  return made;
}
