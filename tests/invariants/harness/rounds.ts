import { expect } from 'vitest';
import { runSeed } from '../../support/run-seed.ts';
import { type Dice, diceOf, seedOf } from './dice.ts';
import { note } from './figures.ts';

/** Plays one round. @returns what is wrong; nothing when the invariant holds */
export type Round = (dice: Dice) => Promise<string[]>;

/** The long form: more rounds, more kills. */
export const isDeep = process.env.DEEP === '1';

/** A failure's seed, given again: every round is then that one. */
const given = process.env.SEED === undefined ? undefined : Number(process.env.SEED);
const run = runSeed();

export interface Plan {
  /** Rounds in `npm test` and in `npm run test:deep`. */
  short: number;
  deep: number;
}

/** Plays rounds until one is wrong. @throws with the faults and the command that plays that round again */
export async function holds(name: string, plan: Plan, play: Round): Promise<void> {
  const rounds = isDeep ? plan.deep : plan.short;
  for (let round = 1; round <= rounds; round++) {
    const seed = given ?? seedOf(run, name, round);
    const faults = await play(diceOf(seed));
    if (faults.length > 0) throw new Error(failure(name, round, seed, faults));
  }
  note(`${name}: ${rounds} rounds hold (seed of the run ${run})`);
}

/** Rounds in which a naive variant may go unseen; most show in the first three, none was seen to need fifty. */
const patience = 1000;

/** The same round played with a variant that is wrong on purpose: some round must tell. */
export async function catches(name: string, variant: string, play: Round): Promise<void> {
  for (let round = 1; round <= patience; round++) {
    const seed = given ?? seedOf(run, name, round);
    const [fault] = await play(diceOf(seed));
    if (fault === undefined) continue;
    note(`${name}: naive variant "${variant}" caught in round ${round} (seed ${seed}): ${fault}`);
    return;
  }
  expect.fail(`${name}: the naive variant "${variant}" went through ${patience} rounds unseen.`);
}

function failure(name: string, round: number, seed: number, faults: string[]): string {
  const test = expect.getState().testPath?.split('/').at(-1) ?? '';
  const again = `SEED=${seed} npx vitest run --project invariants ${test}`;
  return `${name}, round ${round}:\n  ${faults.join('\n  ')}\nAgain: ${again}`;
}
