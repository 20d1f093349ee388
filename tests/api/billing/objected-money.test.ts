import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InvoiceView } from '../../../src/shared/api/billing.ts';
import { addDays } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { billsOf, liveWithMoney, runMoney, sepaOrder } from '../../support/collecting.ts';
import { withdraw } from '../../support/declarations.ts';
import { live, moneyOf, paidOrder } from '../../support/lines.ts';
import { answerObjection, objectionIn, objectTo } from '../../support/objections.ts';
import { logIn } from '../../support/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

type Guest = Awaited<ReturnType<typeof paidOrder>>;

const debits = (bill: InvoiceView) =>
  t.db.query<{ amountCents: number }>(
    'SELECT amount_cents AS "amountCents" FROM payment WHERE subject_id = $1 AND is_collection',
    [bill.id],
  );
const reminders = async ({ email }: Guest, { number }: InvoiceView) =>
  (await t.outbox(email)).filter(
    ({ template, subject }) => template === 'invoice-overdue' && subject?.includes(number),
  );

/** The bill of a customer's first month. */
async function firstMonth(guest: Guest): Promise<InvoiceView> {
  const bill = (await billsOf(t, guest)).findLast(({ kind }) => kind === 'monthly');
  if (!bill) throw new Error('There is no bill.');
  return bill;
}

async function objected(guest: Guest) {
  const bill = await firstMonth(guest);
  await logIn(guest.client, guest.email);
  return { bill, ...objectionIn(await objectTo(guest.client, bill)) };
}

test('what is objected to is not debited before the answer, and then with the whole notice', async () => {
  const guest = await sepaOrder(t);
  await runMoney(t);
  const { bill, number } = await objected(guest);
  await liveWithMoney(t, 12);
  expect(await debits(bill)).toEqual([]);
  await answerObjection(t, number, null, 'Der Preis stimmt.');
  const again = await firstMonth(guest);
  const collectOn = again.collection?.collectOn ?? '';
  const today = berlinToday(t.now());
  expect(collectOn >= addDays(today, t.deps.config.collecting.noticeDays)).toBe(true);
  const [planned] = (await t.outbox(guest.email)).filter(({ template }) => template === 'collection-planned');
  expect(planned?.text).toContain(bill.number);
  while (berlinToday(t.now()) < collectOn) {
    expect(await debits(bill)).toEqual([]);
    await liveWithMoney(t, 1);
  }
  await runMoney(t);
  expect(await debits(bill)).toEqual([{ amountCents: 1498 }]);
  expect(await firstMonth(guest)).toMatchObject({ state: 'paid' });
});

test('what is objected to is not dunned before the answer, and then by its new day', async () => {
  const [quiet, dunned] = [await paidOrder(t), await paidOrder(t)];
  await live(t, 1);
  const { bill, number } = await objected(quiet);
  const same = await firstMonth(dunned);
  await live(t, 25);
  expect(await reminders(dunned, same)).toHaveLength(1);
  expect(await reminders(quiet, bill)).toEqual([]);
  // The bill of the next month is dunned: an objection is about one bill.
  await live(t, 28);
  const next = (await billsOf(t, quiet)).find(({ periodFrom }) => periodFrom > bill.periodTo);
  expect(await reminders(quiet, next ?? bill)).toHaveLength(1);
  expect(await reminders(quiet, bill)).toEqual([]);
  await answerObjection(t, number, null, 'Der Preis stimmt.');
  const { dueOn } = await firstMonth(quiet);
  expect(dueOn).toBe(addDays(berlinToday(t.now()), t.deps.config.invoiceDueDays));
  await live(t, t.deps.config.invoiceDueDays + 6);
  expect(await reminders(quiet, bill)).toEqual([]);
  await live(t, 1);
  expect(await reminders(quiet, bill)).toHaveLength(1);
});

test('a credit lowers what is still open, to the cent', async () => {
  const guest = await paidOrder(t);
  await live(t, 1);
  const { bill, number } = await objected(guest);
  await answerObjection(t, number, 333, 'Die Minuten waren frei.');
  expect(await firstMonth(guest)).toMatchObject({
    openCents: bill.openCents - 333,
    totalCents: bill.totalCents,
  });
  const note = (await billsOf(t, guest)).find(({ kind }) => kind === 'correction');
  expect(note).toMatchObject({ totalCents: -333, openCents: 0, lines: [{ id: 'objection', cents: -333 }] });
  expect(await moneyOf(t, guest.order.id)).toMatchObject({ refunded: 0, open: bill.openCents - 333 });
  const [mail] = (await t.outbox(guest.email)).filter(({ template }) => template === 'objection-answered');
  expect(mail?.text).toMatch(
    /Sie haben recht\. Wir schreiben Ihnen 3,33\s€ gut\..*Die Minuten waren frei\..*11,65/s,
  );
});

test('what is paid goes back as it was paid', async () => {
  const guest = await sepaOrder(t);
  await runMoney(t);
  await liveWithMoney(t, 8);
  expect(await firstMonth(guest)).toMatchObject({ state: 'paid' });
  const { number } = await objected(guest);
  await answerObjection(t, number, 499);
  await runMoney(t);
  expect(await moneyOf(t, guest.order.id)).toMatchObject({ received: 1499, refunded: 499, open: 0 });
});

test('a withdrawal credits only what an objection has left', async () => {
  const guest = await sepaOrder(t);
  await runMoney(t);
  const { number } = await objected(guest);
  await answerObjection(t, number, 1000);
  await withdraw(guest.client, guest.declared);
  await runMoney(t);
  const invoices = await billsOf(t, guest);
  const sums = invoices
    .filter(({ kind }) => kind !== 'order')
    .map(({ kind, totalCents }) => [kind, totalCents]);
  // The tariff's 14,99 less the 10,00 of the objection and the cent of the identity check; the cent itself goes back.
  expect(sums.slice(1, -1)).toEqual([
    ['correction', -498],
    ['correction', -1],
    ['correction', -1000],
  ]);
  const [used] = invoices;
  expect(await moneyOf(t, guest.order.id)).toMatchObject({ refunded: 0, invoiced: used?.totalCents });
});

test('paying all bills at once leaves it out; by itself it can be paid', async () => {
  const guest = await paidOrder(t);
  await live(t, 33);
  const { bill } = await objected(guest);
  const key = () => ({ 'idempotency-key': randomUUID() });
  (await guest.client.post('/api/invoices/me/checkout-session', {}, key())).payload();
  const paid = await t.db.query<{ id: string }>(
    `SELECT invoice_id AS id FROM bill_payment_item t JOIN invoice i ON i.id = t.invoice_id WHERE i.order_id = $1`,
    [guest.order.id],
  );
  const open = (await billsOf(t, guest)).filter(({ openCents }) => openCents > 0);
  expect(open).toHaveLength(2);
  expect(paid).toEqual(open.filter(({ id }) => id !== bill.id).map(({ id }) => ({ id })));
  const path = `/api/invoices/${bill.id}/checkout-session`;
  expect((await guest.client.post(path, {}, key())).status).toBe(200);
});
