import { afterAll, beforeAll, describe, it } from 'vitest';
import { couponRound } from './coupons/coupon-round.ts';
import { hasPostgres, naivePair, type Pair, soundPair } from './harness/pair.ts';
import { customers } from './harness/people.ts';
import { catches, holds } from './harness/rounds.ts';

let pair: Pair;
let naive: Pair;

describe.skipIf(!hasPostgres)('a coupon, two processes', () => {
  beforeAll(async () => {
    pair = soundPair();
    naive = await naivePair('coupons');
  });
  afterAll(() => Promise.all([pair.close(), naive.close()]));

  it('is used as often as it may be, and not once more', async () => {
    const name = 'a coupon within its limit';
    await holds(name, { short: 4, deep: 60 }, couponRound(pair, await customers(pair.db, 8)));
    const round = couponRound(naive, await customers(naive.db, 8));
    await catches(name, 'reads the count, then writes it', round);
  });
});
