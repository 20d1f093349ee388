import { afterAll, beforeAll, describe, it } from 'vitest';
import { hasPostgres, naivePair, type Pair, soundPair } from './harness/pair.ts';
import { type Customer, customers } from './harness/people.ts';
import { catches, holds } from './harness/rounds.ts';
import { chargeRound } from './orders/charge-round.ts';
import { keyRound } from './orders/key-round.ts';
import { numberRound } from './orders/number-round.ts';

let pair: Pair;
let naive: Pair;
let people: Customer[];
let naivePeople: Customer[];

describe.skipIf(!hasPostgres)('an order, however often and however parallel it is sent', () => {
  beforeAll(async () => {
    pair = soundPair();
    naive = await naivePair('key,charge,claim');
    // What stands behind the statements is taken away as well: else it would save the naive variant.
    await naive.db.query('DROP INDEX payment_open');
    await naive.db.query('DROP INDEX orders_phone_number');
    await naive.db.query('DROP INDEX phone_number_order');
    await naive.db.query('ALTER TABLE payment DROP CONSTRAINT payment_attempt');
    people = await customers(pair.db, 4);
    naivePeople = await customers(naive.db, 4);
  });
  afterAll(() => Promise.all([pair.close(), naive.close()]));

  it('is one order under one key', async () => {
    await holds('one order for one key', { short: 6, deep: 60 }, keyRound(pair, people));
    const round = keyRound(naive, naivePeople);
    await catches('one order for one key', 'looks for the key, then writes it', round);
  });

  it('is one order for one number under different keys', async () => {
    await holds('one order for one number', { short: 6, deep: 60 }, numberRound(pair, people));
    const round = numberRound(naive, naivePeople);
    await catches('one order for one number', 'looks at the hold, then orders', round);
  });

  it('is charged once', async () => {
    await holds('one charge for one order', { short: 5, deep: 60 }, chargeRound(pair, people));
    const round = chargeRound(naive, naivePeople);
    await catches('one charge for one order', 'does not lock the order', round);
  });
});
