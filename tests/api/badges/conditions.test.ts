import { afterAll, beforeAll, expect, test } from 'vitest';
import { berlinToday } from '../../../src/shared/dates.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { badgeOf, earnedBy } from '../../support/badges/own-badges.ts';
import { examplesOf } from '../../support/example.ts';
import { live, paidOrder, portedOrder } from '../../support/lines.ts';
import { guestReady, sendOrder } from '../../support/orders.ts';
import { type Checkout, checkout, choose } from '../../support/payments.ts';
import { customer, logIn } from '../../support/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('an order counts once it is paid, and a jersey that was not given back', async () => {
  const jersey = {
    wanted: true,
    style: 'navy',
    size: 'M',
    name: 'IŞIL',
    number: 7,
    payment: 'once',
  } as const;
  const unpaid = await guestReady(t, '+4917139201801');
  const { session } = (await sendOrder(unpaid.client, unpaid.forms)).payload<{
    session: { accessToken: string };
  }>();
  unpaid.client.token = session.accessToken;
  expect(await earnedBy(unpaid.client)).toEqual([]);
  const { client } = await paidOrder(t, ({ 'order/options': _options, ...forms }) => ({
    ...forms,
    'order/tariff': { tariffId: 'single-m' },
    'order/jersey': jersey,
  }));
  expect(await earnedBy(client)).toEqual(['first-order', 'own-jersey']);
});

test('a jersey that was given back does not count', async () => {
  const { client, order } = await paidOrder(t, (forms) => ({
    ...forms,
    'order/tariff': { tariffId: 'single-m' },
    'order/jersey': { wanted: true, style: 'navy', size: 'M', name: 'IŞIL', number: 7, payment: 'once' },
  }));
  await t.db.query('UPDATE jersey SET withdrawn_on = $2 WHERE order_id = $1', [
    order.id,
    berlinToday(t.now()),
  ]);
  expect(await earnedBy(client)).toEqual(['first-order']);
});

test('a number counts when it works with us', async () => {
  const ported = await portedOrder(t, { msisdn: '+4917604069018' });
  expect(await earnedBy(ported.client)).toEqual(['first-order']);
  await live(t, 8);
  await ported.login();
  expect(await badgeOf(ported.client, 'brought-number')).toMatchObject({ earnedAt: expect.any(String) });
});

test('a friend counts when the friend’s line works', async () => {
  const inviter = await paidOrder(t);
  const { user } = (await inviter.client.get('/api/users/me')).payload<{
    user: { invitationCode: string };
  }>();
  const friend = await guestReady(t, '+4917139201802');
  const { order, session } = (
    await sendOrder(friend.client, friend.forms, { invitationCode: user.invitationCode })
  ).payload<{ order: Parameters<typeof checkout>[1]; session: { accessToken: string } }>();
  friend.client.token = session.accessToken;
  await choose(t, (await checkout(friend.client, order)).payload<Checkout>().url, 'pay');
  expect(await earnedBy(inviter.client)).toEqual(['first-order']);
  await live(t, 1);
  await logIn(inviter.client, inviter.email);
  expect(await earnedBy(inviter.client)).toEqual(['first-order', 'invited-friend']);
});

test('a year counts in months of a line that works, up to its last day', async () => {
  const { client, email, order } = await paidOrder(t);
  await live(t, 1);
  const months = async () => {
    await logIn(client, email);
    return badgeOf(client, 'one-year');
  };
  t.pass({ days: 32 });
  expect(await months()).toMatchObject({ done: 1, of: 12, earnedAt: null });
  t.pass({ days: 400 });
  await t.db.query(
    `UPDATE contract SET ended_on = starts_on + interval '12 months' - interval '2 days' WHERE order_id = $1`,
    [order.id],
  );
  expect(await months()).toMatchObject({ done: 11, earnedAt: null });
  await t.db.query('UPDATE contract SET ended_on = ended_on + 1 WHERE order_id = $1', [order.id]);
  expect(await months()).toMatchObject({ done: 12, earnedAt: expect.stringMatching(/^2027-03-/) });
});

test('taking part in a giveaway is told alike, whether the address takes part already or not', async () => {
  const { valid } = await examplesOf('giveaway/entry');
  const entry = { ...valid, email: 'stranger@example.org' };
  const { client } = await customer(t, 'bora');
  expect(await earnedBy(client)).toEqual([]);
  expect((await t.client().post('/api/zoho/giveaway', entry)).status).toBe(201);
  expect((await client.post('/api/zoho/giveaway', entry)).status).toBe(201);
  expect(await earnedBy(client)).toEqual(['giveaway-entry']);
});
