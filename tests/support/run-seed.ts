/**
 * The seed of a run. `SEED` repeats a run. With `CI=true` it is always the same: a gate judges the commit, and the same
 * commit gets the same answer twice. Everywhere else each run has another one and looks where none has looked.
 * @param below one more than the largest seed
 */
export function runSeed(below = 2 ** 31): number {
  if (process.env.SEED !== undefined) return Number(process.env.SEED);
  return process.env.CI === 'true' ? 20_261_123 % below : Math.floor(Math.random() * below);
}
