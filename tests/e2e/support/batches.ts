/** So many screens are one test: how far a walk is can be said, and a failure repeats no more than these. */
const SCREENS = 10;

/** Cuts a list into parts, each with its number for the name of a test. */
export function batchesOf<T>(all: readonly T[]): { batch: T[]; name: string }[] {
  const count = Math.ceil(all.length / SCREENS);
  return Array.from({ length: count }, (_, at) => ({
    batch: all.slice(at * SCREENS, (at + 1) * SCREENS),
    name: `${at + 1} of ${count}`,
  }));
}
