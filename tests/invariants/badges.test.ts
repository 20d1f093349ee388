import { afterAll, beforeAll, describe, it } from 'vitest';
import { lookRound } from './badges/look-round.ts';
import { hasPostgres, naivePair, type Pair, soundPair } from './harness/pair.ts';
import { customers } from './harness/people.ts';
import { catches, holds } from './harness/rounds.ts';

const name = 'a badge is earned once';
let pair: Pair;
let naive: Pair;

describe.skipIf(!hasPostgres)('badges, two processes', () => {
  beforeAll(async () => {
    pair = soundPair();
    naive = await naivePair('badges');
    // The constraint would save the variant.
    await naive.db.query('ALTER TABLE badge_earned DROP CONSTRAINT badge_earned_once');
  });
  afterAll(() => Promise.all([pair.close(), naive.close()]));

  it('are earned once, whoever looks first', async () => {
    await holds(name, { short: 4, deep: 60 }, lookRound(pair, await customers(pair.db, 6)));
    const round = lookRound(naive, await customers(naive.db, 6));
    await catches(name, 'looks first, writes afterwards', round);
  });
});
