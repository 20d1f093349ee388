/**
 * The seed of a run. `SEED` repeats a run. With `CI=true` it is the one below: a gate judges the commit, and the same commit
 * gets the same answer twice. It is a date and goes up with time, so that the gate sees all by and by. Everywhere else each
 * run has another one and looks where none has looked.
 * @param below one more than the largest seed
 */
export function runSeed(below = 2 ** 31): number {
  if (process.env.SEED !== undefined) return Number(process.env.SEED);
  return process.env.CI === 'true' ? 20_261_129 % below : Math.floor(Math.random() * below);
}
