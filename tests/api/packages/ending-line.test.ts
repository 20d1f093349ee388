import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitDeclaration } from '../../../src/server/modules/declarations/submit-declaration.service.ts';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import { giveDueAllowances } from '../../../src/server/modules/packages/give-due.service.ts';
import type { OptionTerms } from '../../../src/shared/api/packages.ts';
import { addDays } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { nthCycle } from '../../../src/shared/usage.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { runMoney } from '../../support/collecting.ts';
import { anybody } from '../../support/declarations.ts';
import { invoicesOf, live, paidOrder } from '../../support/lines.ts';
import { sentMessages } from '../../support/outbox.ts';
import { type Checkout, choose } from '../../support/payments.ts';
import { logIn } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';
import { book, bookAndPay, ownOptionsOf } from '../../support/usage.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A customer whose line works since today. */
async function withLine() {
  const guest = await paidOrder(t);
  await live(t, 1);
  return { ...guest, client: await logIn(guest.client, guest.email) };
}

/** A customer whose cancelled line works for ten more days. */
async function withEndingLine() {
  const { client, ...guest } = await withLine();
  await cancel(guest.declared);
  const endedOn = Date.parse(await lastDayOf(guest.order.id));
  while (endedOn - t.now().getTime() > 10 * 86_400_000) await live(t, 1);
  return { ...guest, client: await logIn(client, guest.email) };
}

/** What the customer paid for a package, and what went back. */
async function moneyOf(bookingId: string) {
  const [money] = await t.db.query<{ state: string; received: number; refunded: number }>(
    `SELECT b.state, p.received_cents AS received, p.refunded_cents AS refunded
       FROM option_booking b JOIN payment p ON p.subject_id = b.id WHERE b.id = $1`,
    [bookingId],
  );
  return money;
}

const cancel = (
  declared: Awaited<ReturnType<typeof paidOrder>>['declared'],
  wish: { endDate?: string } = {},
) => {
  const said = { team: 'kanarya', lang: 'de', source: 'form', kind: 'cancellation', answers: {} } as const;
  return submitDeclaration(t.deps, { ...said, form: { ...declared, ...wish, kind: 'ordinary' } }, anybody);
};

const lastDayOf = async (orderId: string) => {
  const sql = 'SELECT ended_on AS "endedOn" FROM contract WHERE order_id = $1';
  return (await t.db.query<{ endedOn: string }>(sql, [orderId]))[0]?.endedOn ?? '';
};

const firstDayOf = async (orderId: string) => {
  const sql = 'SELECT starts_on AS "startsOn" FROM contract WHERE order_id = $1';
  return (await t.db.query<{ startsOn: string }>(sql, [orderId]))[0]?.startsOn ?? '';
};

const termsOf = async (client: TestClient, option: string) =>
  (await client.get(`/api/options/${option}/terms`)).payload<{ terms: OptionTerms }>().terms;

describe('a package that would begin after the last day of the line', () => {
  it('is not offered, and is refused: 1123', async () => {
    const { client, order } = await withEndingLine();
    const terms = await termsOf(client, 'tuerkiye-20');
    expect(terms).toMatchObject({ lineEndsOn: await lastDayOf(order.id), later: null });
    const refused = (await book(client, 'tuerkiye-20', { earlyStart: false })).problem();
    expect(refused).toMatchObject({ status: 409, referenceCode: 1123 });
    expect(refused.detail).toContain('Ihr Vertrag endet');
    expect(await t.db.query('SELECT FROM option_booking WHERE contract_id = $1', [terms.contractId])).toEqual(
      [],
    );
  });

  it('costs nothing when the line is cancelled between its booking and the payment: the money goes back', async () => {
    const { client, declared, order } = await withLine();
    const { bookingId, url } = (await book(client, 'tuerkiye-20', { earlyStart: false })).payload<
      Checkout & { bookingId: string }
    >();
    await cancel(declared);
    const sql = 'UPDATE contract SET ended_on = $2 WHERE order_id = $1';
    await t.db.query(sql, [order.id, berlinToday(t.now())]);
    await choose(t, url, 'pay');
    await runMoney(t);
    const money = await moneyOf(bookingId);
    expect(money).toMatchObject({ state: 'cancelled' });
    expect(money).toMatchObject({ received: money?.refunded });
    expect(await ownOptionsOf(client)).toEqual([]);
    const told = (await t.outbox(declared.email)).filter(({ template }) => template === 'payment-returned');
    expect(told.map(({ text }) => text)).toEqual([
      expect.stringMatching(/Paket ließ sich nicht mehr buchen.*24,99\s€.*auf demselben Weg/s),
    ]);
  });
});

it('delivers a package that begins before, and says that it ends with the line', async () => {
  const { client, order } = await withEndingLine();
  const endsOn = await lastDayOf(order.id);
  expect((await termsOf(client, 'tuerkiye-20')).early).toMatchObject({ endsOn });
  const early = await bookAndPay(t, client, 'tuerkiye-20', { earlyStart: true });
  expect(await moneyOf(early)).toMatchObject({ state: 'booked', refunded: 0 });
  expect(await ownOptionsOf(client)).toEqual([expect.objectContaining({ state: 'running', endsOn })]);
});

it('names no further months in the mail where the line ends in the first one', async () => {
  const { client, email, order } = await withLine();
  const sql = 'UPDATE contract SET ended_on = $2 WHERE order_id = $1';
  await t.db.query(sql, [order.id, addDays(berlinToday(t.now()), 9)]);
  await bookAndPay(t, client, 'data-10-monthly');
  const [mail] = (await t.outbox(email)).filter(({ template }) => template === 'option-booked');
  expect(mail?.text).toMatch(/Preis: 8,99\s€ inkl\. MwSt\. Es gilt vom/);
  expect(mail?.text).not.toContain('im Monat');
});

it('bills a package that comes each month by the days of the last month, as the tariff, and ends it with the line', async () => {
  const { client, email, order, declared } = await withLine();
  const id = await bookAndPay(t, client, 'data-10-monthly');
  await cancel(declared);
  const endedOn = await lastDayOf(order.id);
  while (berlinToday(t.now()) < endedOn) await live(t, 1);
  await logIn(client, email);
  expect((await ownOptionsOf(client)).map((own) => own.id)).toEqual([id]);
  const last = (await invoicesOf(t, order.id)).filter(({ kind }) => kind === 'monthly').at(-1);
  const lineOf = (name: string) => last?.lines.find((line) => line.id === name);
  const [tariff, monthly] = [lineOf('tariff'), lineOf(`booking:${id}`)];
  const { usedDays, allDays } = tariff?.args ?? {};
  expect(Number(usedDays)).toBeLessThan(Number(allDays));
  expect(monthly).toMatchObject({
    args: { usedDays, allDays },
    cents: Math.round((899 * Number(usedDays)) / Number(allDays)),
  });
  await live(t, 1);
  await logIn(client, email);
  expect(await ownOptionsOf(client)).toEqual([]);
});

it('delivers no month of a package after the last day of the line, also when that day is noted later', async () => {
  const { client, order, declared } = await withLine();
  const id = await bookAndPay(t, client, 'data-10-monthly');
  // The last day of a month of the line: the day after would begin the next one.
  const endDate = nthCycle(await firstDayOf(order.id), 2).endsOn;
  await cancel(declared, { endDate });
  expect(await lastDayOf(order.id)).toBe(endDate);
  while (berlinToday(t.now()) < endDate) await live(t, 1);
  const months = () =>
    t.db.query('SELECT month, ends_on AS "endsOn" FROM allowance WHERE source_id = $1 ORDER BY month', [id]);
  const paid = await months();
  t.pass({ days: 1 });
  await giveDueAllowances(t.deps);
  expect(await months()).toEqual(paid);
  await live(t, 40);
  expect(await months()).toEqual(paid);
});

describe('the line is closed before the other jobs have run', () => {
  it('gets the month that began before its last day', async () => {
    const { order, declared } = await withLine();
    const id = await contractOf(order.id);
    // The second day of the third month.
    const endDate = addDays(nthCycle(await firstDayOf(order.id), 3).startsOn, 1);
    await cancel(declared, { endDate });
    while (addDays(berlinToday(t.now()), 3) < endDate) await live(t, 1);
    t.pass({ days: 5 });
    await runLifecycle(t.deps);
    const months = await t.db.query<{ month: number }>(
      "SELECT month FROM allowance WHERE contract_id = $1 AND source = 'tariff' ORDER BY month",
      [id],
    );
    expect(months.map(({ month }) => month)).toEqual([1, 2, 3]);
    expect(await closedAt(order.id)).not.toBeNull();
  });

  it.each([
    { reason: 'its day was missed', missed: true },
    { reason: 'the line ended before its day', missed: false },
  ])('gives back the money of a package that was never delivered: $reason', async ({ missed }) => {
    const { client, email, order } = await withLine();
    const id = await bookAndPay(t, client, 'tuerkiye-20', { earlyStart: false });
    const { startsOn } = (await ownOptionsOf(client)).find((own) => own.id === id) ?? {};
    const endedOn = missed ? startsOn : addDays(startsOn ?? '', -1);
    await t.db.query('UPDATE contract SET ended_on = $2 WHERE order_id = $1', [order.id, endedOn]);
    while (addDays(berlinToday(t.now()), 1) < (startsOn ?? '')) await live(t, 1);
    expect(await moneyOf(id)).toMatchObject({ state: 'booked', refunded: 0 });
    t.pass({ days: 2 });
    await giveDueAllowances(t.deps);
    await runMoney(t);
    const money = await moneyOf(id);
    expect(money).toMatchObject({ state: 'cancelled', refunded: money?.received });
    expect(await t.db.query('SELECT FROM allowance WHERE source_id = $1', [id])).toEqual([]);
    const told = (await sentMessages(t.db, email)).filter(
      ({ template }) => template === 'package-not-delivered',
    );
    expect(told).toHaveLength(1);
    await live(t, 3);
    expect(await moneyOf(id)).toEqual(money);
  });
});

const contractOf = async (orderId: string) =>
  (await t.db.query<{ id: string }>('SELECT id FROM contract WHERE order_id = $1', [orderId]))[0]?.id;
const closedAt = async (orderId: string) =>
  (
    await t.db.query<{ at: Date | null }>('SELECT closed_at AS at FROM contract WHERE order_id = $1', [
      orderId,
    ])
  )[0]?.at;
