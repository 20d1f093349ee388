import { afterAll, beforeAll, describe, it } from 'vitest';
import { onceRound } from './codes/once-round.ts';
import { countTries, triesRound } from './codes/tries-round.ts';
import { hasPostgres, naivePair, type Pair, soundPair } from './harness/pair.ts';
import { catches, holds } from './harness/rounds.ts';

let pair: Pair;
let naive: Pair;
let resending: Pair;

describe.skipIf(!hasPostgres)('a code by SMS, asked of two processes', () => {
  beforeAll(async () => {
    pair = soundPair();
    [naive, resending] = await Promise.all([naivePair('codes'), naivePair('resend')]);
    await Promise.all([pair, naive, resending].map(({ db }) => countTries(db)));
  });
  afterAll(() => Promise.all([pair, naive, resending].map((one) => one.close())));

  it('proves once', async () => {
    await holds('a code proves once', { short: 15, deep: 200 }, onceRound(pair));
    await catches('a code proves once', 'compares first, consumes afterwards', onceRound(naive));
  });

  it('is guessed at five times, however parallel and across resends', async () => {
    const name = 'five tries, also across resends';
    await holds(name, { short: 15, deep: 300 }, triesRound(pair));
    await catches(name, 'compares first, counts afterwards', triesRound(naive));
    await catches(name, 'a resent code leaves the one before alive', triesRound(resending));
  });
});
