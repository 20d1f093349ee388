import { AsyncLocalStorage } from 'node:async_hooks';

/** The moment (`performance.now()`) after which the work waits no more for what others use. */
const ends = new AsyncLocalStorage<number>();

/**
 * Carries out work whose waits together end in time: those for a connection to the database and for the maker of papers.
 * A request of several statements would wait anew before each of them.
 * @param waitMs all waits together; Infinity for work that no person waits for
 */
export function waitAtMost<T>(waitMs: number, work: () => T): T {
  return ends.run(performance.now() + waitMs, work);
}

/** Milliseconds that this work may still wait, at least 0; Infinity where nothing limits it. */
export function waitMsLeft(): number {
  const end = ends.getStore();
  return end === undefined ? Number.POSITIVE_INFINITY : Math.max(0, end - performance.now());
}
