import { afterAll, beforeAll, describe, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { guestWithOrder } from '../support/orders.ts';
import { type Checkout, checkout, choose } from '../support/payments.ts';
import { catches, holds } from './harness/rounds.ts';
import { portedNumber } from './orders/ported-number.ts';
import { type Bringer, portingRound } from './outside/porting-history.ts';

let t: TestApp;
let bringer: Bringer;

describe('an exchange of numbers that hangs, breaks and lies', () => {
  beforeAll(async () => {
    t = await createTestApp();
    await t.db.query('CREATE SEQUENCE truth_serial');
    const { change } = await portedNumber(t.db);
    const { client, order } = await guestWithOrder(t, '+4917139200777', (forms) => ({ ...forms, ...change }));
    const { url } = (await checkout(client, order)).payload<Checkout>();
    await choose(t, url, 'pay');
    bringer = { t, client, orderId: order.id };
  });
  afterAll(() => t.close());

  it('keeps nobody waiting and leads to no state that cannot be', async () => {
    const name = 'a bad exchange of numbers writes nothing that cannot be';
    const real = t.ports.porting;
    await holds(name, { short: 50, deep: 1000 }, portingRound(bringer, true));
    await catches(name, 'believes what it hears', portingRound(bringer, false));
    t.ports.porting = real;
  });
});
