import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Repeatable chance: the same seed plays the same round. */
export interface Dice {
  seed: number;
  /** A whole number from 0 to below `sides`. */
  roll(sides: number): number;
  /** A whole number from `low` to `high`. */
  between(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
  /** Waits up to so many milliseconds, so that requests meet at other points each time. */
  pause(mostMs: number): Promise<void>;
}

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    // mulberry32: small, and good enough for tests
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const roll = (sides: number) => Math.floor(next() * sides);
  return {
    seed,
    roll,
    between: (low, high) => low + roll(high - low + 1),
    pick: (items) => {
      const item = items[roll(items.length)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
    shuffle: (items) => {
      const keyed = items.map((item) => ({ item, key: next() }));
      return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
    },
    pause: (mostMs) => sleep(next() * mostMs),
  };
}

/** Another seed for each round of each test, from that of the whole run. */
export function seedOf(run: number, name: string, round: number): number {
  return createHash('sha256').update(`${run} ${name} ${round}`).digest().readUInt32BE();
}
