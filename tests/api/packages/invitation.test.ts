import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelUnpaidOrders } from '../../../src/server/modules/orders/unpaid-orders.service.ts';
import { addDays } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { germanDay } from '../../../src/shared/german-day.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live, paidOrder } from '../../support/lines.ts';
import { agreeToAdvertising } from '../../support/messages.ts';
import { guestReady, holdNumber, sendOrder } from '../../support/orders.ts';
import { type Checkout, checkout, choose } from '../../support/payments.ts';
import { logIn } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';
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
  await payFor(guest.client, await sendOrder(guest.client, guest.forms, { invitationCode: code }));
  return guest;
}

async function payFor(client: TestClient, answer: Awaited<ReturnType<typeof sendOrder>>) {
  const { order, session } = answer.payload<{
    order: Parameters<typeof checkout>[1];
    session?: { accessToken: string };
  }>();
  if (session) client.token = session.accessToken;
  const { url } = (await checkout(client, order)).payload<Checkout>();
  await choose(t, url, 'pay');
}

test('both get a gigabyte when the invited line is active, once', async () => {
  const inviter = await paidOrder(t);
  await live(t, 1);
  const friend = await invitedBy(await codeOf(inviter.email));
  await agreeToAdvertising(t);
  expect(await presents(inviter.email)).toEqual([]);
  await live(t, 1);
  for (const email of [inviter.email, friend.email]) {
    expect(await presents(email)).toEqual([
      expect.objectContaining({ amount: 1_000, used: expect.any(Number) }),
    ]);
  }
  await live(t, 3);
  expect(await presents(inviter.email)).toHaveLength(1);
  for (const [email, why] of [
    [inviter.email, 'der Anschluss, zu dem Sie eingeladen haben, ist aktiv.'],
    [friend.email, 'Sie sind einer Einladung gefolgt.'],
  ] as const) {
    const told = (await t.outbox(email)).filter(({ template }) => template === 'invitation-gift');
    expect(told).toEqual([expect.objectContaining({ subject: 'Geschenkt: 1 GB für Ihre Einladung' })]);
    expect(told[0]?.text).toContain(why);
  }
});

test('the mail about an order says what its invitation brings, and nothing without a valid one', async () => {
  const inviter = await paidOrder(t);
  const friend = await invitedBy(await codeOf(inviter.email));
  const stranger = await invitedBy('NO-SUCH-CODE');
  const receiptOf = async (email: string) =>
    (await t.outbox(email)).find(({ template }) => template === 'order-received')?.text ?? '';
  expect(await receiptOf(friend.email)).toContain('Sobald Ihr Anschluss aktiv ist, schenken wir Ihnen 1 GB.');
  for (const { email } of [inviter, stranger]) {
    expect(await receiptOf(email)).toContain('Sie können den Vertrag 14 Tage lang');
    expect(await receiptOf(email)).not.toMatch(/Einladung|schenken/);
  }
});

test('who orders again, because the first order stayed unpaid, is still invited', async () => {
  const inviter = await paidOrder(t);
  await live(t, 1);
  const invitationCode = await codeOf(inviter.email);
  phone += 1;
  const guest = await guestReady(t, `+49171392017${phone}`);
  const { session } = (await sendOrder(guest.client, guest.forms, { invitationCode })).payload<{
    session: { accessToken: string };
  }>();
  guest.client.token = session.accessToken;
  t.pass({ days: 8 });
  await cancelUnpaidOrders(t.deps, 7);
  const friend = await logIn(t.client(), guest.email);
  const number = await holdNumber(friend);
  const { 'auth/register': _known, ...forms } = guest.forms;
  const again = { ...forms, 'order/new-number': { phoneNumberId: number.id } };
  await payFor(friend, await sendOrder(friend, again, { invitationCode }));
  await live(t, 1);
  for (const email of [inviter.email, guest.email]) expect(await presents(email)).toHaveLength(1);
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

test('a line that is over gets no gift, also when its end is noted later; the next line of its customer does', async () => {
  const inviter = await paidOrder(t);
  await live(t, 1);
  const code = await codeOf(inviter.email);
  await t.db.query(`UPDATE contract SET ended_on = $2 WHERE order_id = $1`, [
    inviter.order.id,
    berlinToday(t.now()),
  ]);
  const friend = await invitedBy(code);
  await agreeToAdvertising(t);
  // The friend's line begins on the day after, before the end of the inviter's has been noted.
  await live(t, 1);
  expect(await presents(friend.email)).toHaveLength(1);
  const gifts = () =>
    t.db.query(
      `SELECT a.contract_id FROM allowance a JOIN contract c ON c.id = a.contract_id
        WHERE a.source = 'invitation' AND c.order_id = $1`,
      [inviter.order.id],
    );
  expect(await gifts()).toEqual([]);
  expect((await t.outbox(inviter.email)).filter(({ template }) => template === 'invitation-gift')).toEqual(
    [],
  );
});

test('a gift ends with the line that gets it', async () => {
  const inviter = await paidOrder(t);
  await live(t, 1);
  const endedOn = addDays(berlinToday(t.now()), 5);
  await t.db.query(`UPDATE contract SET ended_on = $2 WHERE order_id = $1`, [inviter.order.id, endedOn]);
  await invitedBy(await codeOf(inviter.email));
  await agreeToAdvertising(t);
  await live(t, 1);
  expect(await presents(inviter.email)).toEqual([expect.objectContaining({ endsOn: endedOn })]);
  const [told] = (await t.outbox(inviter.email)).filter(({ template }) => template === 'invitation-gift');
  expect(told?.text).toContain(germanDay(endedOn));
});
