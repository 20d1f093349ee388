import { afterAll, beforeAll, describe, it } from 'vitest';
import { hasPostgres, naivePair, type Pair, soundPair } from './harness/pair.ts';
import { type Customer, customers } from './harness/people.ts';
import { catches, holds } from './harness/rounds.ts';
import { expiryRound } from './numbers/expiry-round.ts';
import { ordersRound } from './numbers/orders-round.ts';
import { theftRound } from './numbers/theft-round.ts';

let pair: Pair;
let naive: Pair;
let people: Customer[];
let naivePeople: Customer[];

describe.skipIf(!hasPostgres)('a phone number, two processes', () => {
  beforeAll(async () => {
    pair = soundPair();
    naive = await naivePair('numbers');
    await naive.db.query('DROP INDEX orders_phone_number');
    people = await customers(pair.db, 8);
    naivePeople = await customers(naive.db, 8);
  });
  afterAll(() => Promise.all([pair.close(), naive.close()]));

  it('stands in one order', async () => {
    await holds('no number in two orders', { short: 6, deep: 60 }, ordersRound(pair, people));
    const round = ordersRound(naive, naivePeople);
    await catches('no number in two orders', 'looks first, writes afterwards', round);
  });

  it('is not taken from a live hold, and is free once that has ended', async () => {
    await holds('a live hold is not stolen', { short: 6, deep: 60 }, theftRound(pair, people));
    const thieves = await naivePair('theft');
    const round = theftRound(thieves, await customers(thieves.db, 8));
    await catches('a live hold is not stolen', 'does not ask who holds it', round).finally(thieves.close);
  });

  it('goes to one when its hold ends while its holder orders', async () => {
    const name = 'a hold that ends during the order is decided once';
    await holds(name, { short: 6, deep: 60 }, expiryRound(pair, people));
    await catches(name, 'looks first, writes afterwards', expiryRound(naive, naivePeople));
  });
});
