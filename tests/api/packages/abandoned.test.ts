import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelUnpaidBookings } from '../../../src/server/modules/packages/unpaid-bookings.service.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { germanDay } from '../../../src/shared/german-day.ts';
import { withdrawalEnd } from '../../../src/shared/states/contract.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live, paidOrder } from '../../support/lines.ts';
import { type Checkout, choose, settle } from '../../support/payments.ts';
import { logIn } from '../../support/people.ts';
import { book, bookAndPay, ownOptionsOf } from '../../support/usage.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function withLine() {
  const guest = await paidOrder(t);
  await live(t, 1);
  return { ...guest, client: await logIn(guest.client, guest.email) };
}
type Booked = Checkout & { bookingId: string };
const stateOf = async (id: string) =>
  (await t.db.query<{ state: string }>('SELECT state FROM option_booking WHERE id = $1', [id]))[0]?.state;
const refundedOf = async (id: string) =>
  (
    await t.db.query<{ cents: number }>('SELECT refunded_cents AS cents FROM payment WHERE subject_id = $1', [
      id,
    ])
  )[0]?.cents;

it('booked again on a later day, a package has that day, and does not begin without an express wish', async () => {
  const { client, email } = await withLine();
  (await book(client, 'data-5', { earlyStart: false })).payload();
  t.pass({ days: 20 });
  await logIn(client, email);
  await bookAndPay(t, client, 'data-5', { earlyStart: false });
  expect((await ownOptionsOf(client))[0]).toMatchObject({ state: 'waiting' });
  const mail = (await t.outbox(email)).find(({ template }) => template === 'option-booked');
  expect(mail?.text).toContain(`bis zum ${germanDay(withdrawalEnd(berlinToday(t.now())))} widerrufen`);
});

it('booked again after its price has changed, it costs the new one, and the old page takes no money', async () => {
  const { client } = await withLine();
  const old = (await book(client, 'tuerkiye-5')).payload<Booked>();
  await t.db.query("UPDATE tariff_option SET price_cents = 1299 WHERE slug = 'tuerkiye-5'");
  const fresh = (await book(client, 'tuerkiye-5')).payload<Booked & { payment: { amountCents: number } }>();
  expect(fresh.url).not.toBe(old.url);
  expect((await t.app.inject(old.url)).headers.location).toMatch(/success=false$/);
  await choose(t, fresh.url, 'pay');
  expect((await ownOptionsOf(client))[0]).toMatchObject({ state: 'running', priceCents: 1299 });
});

it('asked for again on the same day and in the same words, it is the same booking', async () => {
  const { client } = await withLine();
  const [first, second] = [
    (await book(client, 'data-5')).payload<Booked>(),
    (await book(client, 'data-5')).payload<Booked>(),
  ];
  expect(second).toMatchObject({ bookingId: first.bookingId, url: first.url });
});

it('unpaid, it is cancelled after a day unless a payment is under way; money that comes later goes back', async () => {
  const [unpaid, opened, paying] = [await withLine(), await withLine(), await withLine()];
  for (const one of [unpaid, opened]) await logIn(one.client, one.email);
  const booked = [
    (await book(unpaid.client, 'data-5')).payload<Booked>(),
    (await book(opened.client, 'data-5')).payload<Booked>(),
    (await book(paying.client, 'data-5', { method: 'sepa' })).payload<Booked>(),
  ] as const;
  await choose(t, booked[0].url, 'fail');
  await choose(t, booked[2].url, 'process');
  t.pass({ hours: 23 });
  await cancelUnpaidBookings(t.deps, 24);
  expect(await stateOf(booked[0].bookingId)).toBe('pendingPayment');
  t.pass({ hours: 1 });
  await cancelUnpaidBookings(t.deps, 24);
  const states = await Promise.all(booked.map(({ bookingId }) => stateOf(bookingId)));
  expect(states).toEqual(['cancelled', 'cancelled', 'paymentProcessing']);
  expect((await t.app.inject(booked[1].url)).headers.location).toMatch(/success=false$/);
  expect(await refundedOf(booked[1].bookingId)).toBe(0);
});

it('when the bank refuses its payment late, the mail leads to where it can be booked again', async () => {
  const { client, email } = await withLine();
  const { url } = (await book(client, 'data-5')).payload<Booked>();
  await choose(t, url, 'process');
  await settle(t, url, 'settleFail');
  const mail = (await t.outbox(email)).find(({ template }) => template === 'payment-failed');
  const [{ id } = { id: '' }] = await t.db.query<{ id: string }>(
    'SELECT contract_id AS id FROM option_booking ORDER BY created_at DESC LIMIT 1',
  );
  expect(mail?.text).toContain(`/dashboard/options?contract=${id}`);
});
