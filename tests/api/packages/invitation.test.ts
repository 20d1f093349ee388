import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live, paidOrder } from '../../support/lines.ts';
import { guestReady, sendOrder } from '../../support/orders.ts';
import { type Checkout, checkout, choose } from '../../support/payments.ts';
import { logIn } from '../../support/people.ts';
import { usageOf } from '../../support/usage.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const presents = async (email: string) => {
  const lines = await usageOf(await logIn(t.client(), email));
  return lines.flatMap(({ allowances }) => allowances.filter(({ source }) => source === 'invitation'));
};
const codeOf = async (email: string) => {
  const client = await logIn(t.client(), email);
  return (await client.get('/api/users/me')).payload<{ user: { invitationCode: string } }>().user
    .invitationCode;
};
let phone = 0;

/** Orders with somebody's code; paid, and not active yet. */
async function invitedBy(code: string) {
  phone += 1;
  const guest = await guestReady(t, `+49171392017${phone}`);
  const answer = await sendOrder(guest.client, guest.forms, { invitationCode: code });
  const { order, session } = answer.payload<{
    order: Parameters<typeof checkout>[1];
    session: { accessToken: string };
  }>();
  guest.client.token = session.accessToken;
  const { url } = (await checkout(guest.client, order)).payload<Checkout>();
  await choose(t, url, 'pay');
  return guest;
}

test('both get a gigabyte when the invited line is active, once', async () => {
  const inviter = await paidOrder(t);
  await live(t, 1);
  const friend = await invitedBy(await codeOf(inviter.email));
  expect(await presents(inviter.email)).toEqual([]);
  await live(t, 1);
  for (const email of [inviter.email, friend.email]) {
    expect(await presents(email)).toEqual([
      expect.objectContaining({ amount: 1_000, used: expect.any(Number) }),
    ]);
  }
  await live(t, 3);
  expect(await presents(inviter.email)).toHaveLength(1);
});

test('who invites before the own line is active gets it with the own line', async () => {
  const inviter = await paidOrder(t, (forms) => ({
    ...forms,
    'order/approval': { termsAccepted: true, summaryReceived: true, earlyStart: false },
  }));
  const friend = await invitedBy(await codeOf(inviter.email));
  await live(t, 1);
  expect(await presents(friend.email)).toHaveLength(1);
  expect(await presents(inviter.email)).toEqual([]);
  await live(t, 20);
  expect(await presents(inviter.email)).toHaveLength(1);
});
