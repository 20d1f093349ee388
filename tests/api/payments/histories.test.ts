import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { naive, playHistory, product } from '../../support/payment-history.ts';

const isDeep = process.env.DEEP === '1';
const count = isDeep ? 1500 : 40;
const firstSeed = Number(process.env.SEED ?? 20_260_302);
/** Others, since ids follow from the seed. */
const naiveSeed = firstSeed + 1_000_000;
/** Rows of real customers are in the way of none: all histories share one contract, one after the other. */
const longest = isDeep ? 1_800_000 : 180_000;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it(
  `${count} histories of duplicates, delays, losses, polls, cancellations, repeated attempts, refunds and disputes end right`,
  async () => {
    console.log(`payment histories: ${count} from seed ${firstSeed} (SEED=… repeats)`);
    const faults: string[] = [];
    for (let i = 0; i < count; i++) faults.push(...(await playHistory(t, firstSeed + i, product)));
    expect(faults).toEqual([]);
  },
  longest,
);

it(
  'a naive bookkeeping, in which the last message wins, is caught',
  async () => {
    const caught: number[] = [];
    for (let i = 0; i < 40; i++)
      if ((await playHistory(t, naiveSeed + i, naive)).length > 0) caught.push(naiveSeed + i);
    console.log(`naive payment bookkeeping: ${caught.length} of 40 histories go wrong`);
    expect(caught.length).toBeGreaterThan(0);
  },
  longest,
);
