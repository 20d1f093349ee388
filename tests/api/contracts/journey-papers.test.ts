import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UsageRecord } from '../../../src/server/infra/ports/network/network.ts';
import type { ChangesView } from '../../../src/shared/api/changes.ts';
import type { OrderView } from '../../../src/shared/api/order-view.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { accounts, billsOf, liveWithMoney, runMoney } from '../../support/collecting.ts';
import { invoicesOf, moneyOf } from '../../support/lines.ts';
import { guestReady, sendOrder } from '../../support/orders.ts';
import { type Checkout, checkout, choose } from '../../support/payments.ts';
import { readPdf } from '../../support/pdf.ts';
import { logIn } from '../../support/people.ts';
import { bookAndPay, runUsage, usageOf } from '../../support/usage.ts';

/*
 * One customer's first months: an order by direct debit, a first bill that is debited, a second that is refused and paid
 * by hand, a volume used up and a package booked, another tariff. Every message and every paper of it is read here.
 */

interface Sent {
  lang: string;
  template: string;
  subject: string | null;
  text: string;
  papers: { kind: string; base64: string }[];
}

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function orderByDebit(lang: 'de' | 'tr', phone: string) {
  const guest = await guestReady(t, phone, { lang });
  const { order, session } = (
    await sendOrder(guest.client, {
      ...guest.forms,
      'order/payment': { method: 'sepa', iban: accounts.succeeds, accountHolder: 'Ayşe Yılmaz' },
    })
  ).payload<{ order: OrderView; session: { accessToken: string } }>();
  guest.client.token = session.accessToken;
  await choose(t, (await checkout(guest.client, order)).payload<Checkout>().url, 'pay');
  await runMoney(t);
  return { ...guest, order };
}

type Customer = Awaited<ReturnType<typeof orderByDebit>>;

/** The account of the mandate refuses from now on. */
const emptyAccount = ({ order }: Customer) =>
  t.db.query(
    `UPDATE sandbox_session SET iban = $2 WHERE kept_token IN (SELECT token FROM saved_method m
       JOIN contract_means c ON c.saved_method_id = m.id WHERE c.order_id = $1)`,
    [order.id, accounts.fails],
  );

async function payOpenBill(customer: Customer): Promise<void> {
  await logIn(customer.client, customer.email);
  const open = (await billsOf(t, customer)).find(({ openCents }) => openCents > 0);
  const path = `/api/invoices/${open?.id}/checkout-session`;
  const key = { 'idempotency-key': randomUUID() };
  const { url } = (await customer.client.post(path, { method: 'paypal' }, key)).payload<{ url: string }>();
  await choose(t, url, 'pay');
}

/** A server that runs on: lines, bills, debits and usage, day by day. */
async function liveOn(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    await liveWithMoney(t, 1);
    await runUsage(t);
  }
}

/** What is left of the plan's volume is used today. */
async function useAll({ client, email }: Customer): Promise<void> {
  await logIn(client, email);
  const [line] = await usageOf(client);
  const lineId = line?.contractId ?? '';
  const record = { lineId, day: berlinToday(t.now()), kind: 'data', zone: 'home', amount: 0 } as const;
  const { usage } = t.ports.network;
  const isOfToday = (other: UsageRecord) => other.day === record.day && other.kind === 'data';
  t.ports.network.usage = async (query) => {
    const records = await usage(query);
    if (!query.lineIds.includes(lineId)) return records;
    const own = records.filter((other) => other.lineId === lineId && isOfToday(other));
    const amount = own.reduce((sum, other) => sum + other.amount, line?.leftMb ?? 0);
    return [...records.filter((other) => !own.includes(other)), { ...record, amount }];
  };
  t.pass({ hours: 1 });
  await runUsage(t);
}

async function changeTariff({ client }: Customer): Promise<void> {
  const { offers } = (await client.get('/api/tariffs/me/changes')).payload<ChangesView>();
  const tariffId = offers.find(({ tariff }) => tariff.slug === 'flex-l')?.tariff.id ?? '';
  const wish = { tariffId, earlyStart: true };
  (await client.post('/api/tariffs/me/contract-summary', wish)).payload();
  const consents = { summaryReceived: true, termsAccepted: true };
  const key = { 'idempotency-key': randomUUID() };
  (await client.post('/api/tariffs/me', { ...wish, ...consents }, key)).payload();
}

/** All that the customer got by mail and SMS, oldest first, each with its papers. */
const sentTo = (...recipients: string[]) =>
  t.db.query<Sent>(
    `SELECT m.lang, m.template, m.subject, m.text,
       coalesce((SELECT json_agg(json_build_object('kind', d.kind, 'base64', encode(d.bytes, 'base64')) ORDER BY d.kind)
         FROM outbox_attachment a JOIN document d ON d.id = a.document_id WHERE a.message_id = m.id), '[]') AS papers
      FROM outbox m WHERE m.recipient = ANY ($1) ORDER BY m.id`,
    [recipients],
  );

const expected = [
  ['otp'],
  ['order-received', 'contractSummary', 'terms', 'withdrawalInstruction'],
  ['order-paid', 'contractConfirmation', 'contractSummary', 'terms', 'withdrawalInstruction'],
  ['invoice', 'invoice'],
  ['line-active'],
  ['line-active'],
  ['invoice', 'invoice'],
  ['invoice', 'invoice'],
  ['collection-refused'],
  ['collection-refused'],
  ['usage-notice'],
  ['usage-unusual'],
  ['invoice', 'invoice'],
  ['option-booked', 'terms', 'withdrawalInstruction'],
  ['tariff-change-ordered', 'contractSummary', 'terms', 'withdrawalInstruction'],
  ['tariff-changed'],
  ['invoice', 'invoice'],
  ['collection-refused'],
  ['collection-refused'],
];

/** A place that was not filled in, or a value that has no words. */
const unfinished = /[{}]|undefined|null|NaN|Invalid|\[object/;
/** Words of the other language. */
const ofOther = { de: /\b(ve|için|numaralı|hattınız)\b/, tr: /\b(und|der|die|nicht|Sie|Ihre?)\b/ };
const amounts = /\d+,\d\d(?=\s€)/g;

/** Each paper can be read aloud, is in the language of the contract, and says the same sum and number as its mail. */
async function readPapers({ text, papers }: Sent, { order }: Customer): Promise<void> {
  for (const { kind, base64 } of papers) {
    const pdf = await readPdf(Buffer.from(base64, 'base64'));
    expect(pdf, kind).toMatchObject({ isTagged: true, lang: 'de-DE' });
    expect(pdf.text, kind).not.toMatch(unfinished);
    expect(pdf.text, kind).toContain(`Seite ${pdf.pages} von ${pdf.pages}`);
    if (kind === 'contractConfirmation' || kind === 'invoice') {
      expect(pdf.text).toContain(order.number);
      expect(pdf.text).toContain('Ayşe Yılmaz');
    }
    if (kind === 'terms' || kind === 'withdrawalInstruction') continue;
    for (const amount of text.match(amounts) ?? []) expect(pdf.text, kind).toContain(amount);
    const number = /2231-2026-\d{6}/.exec(text)?.[0];
    if (number) expect(pdf.text).toContain(`Rechnung ${number}`);
  }
}

test.each(['de', 'tr'] as const)(
  '%s',
  async (lang) => {
    const phone = lang === 'de' ? '+4917139240001' : '+4917139240002';
    const customer = await orderByDebit(lang, phone);
    await liveOn(8);
    await emptyAccount(customer);
    await liveOn(40);
    await payOpenBill(customer);
    await useAll(customer);
    await logIn(customer.client, customer.email);
    await bookAndPay(t, customer.client, 'data-5');
    await changeTariff(customer);
    await liveOn(31);
    const sent = await sentTo(customer.email, phone);
    expect(sent.map(({ template, papers }) => [template, ...papers.map(({ kind }) => kind)])).toEqual(
      expected,
    );
    for (const message of sent) {
      expect(message.lang).toBe(lang);
      const words = `${message.subject ?? ''} ${message.text}`;
      expect(words).not.toMatch(unfinished);
      expect(words, message.template).not.toMatch(ofOther[lang]);
      await readPapers(message, customer);
    }
    const bills = await invoicesOf(t, customer.order.id);
    expect(bills.map(({ totalCents }) => totalCents)).toEqual([1, 1498, 1499, 699, 1999]);
    // The package is paid as a booking, which this sum does not hold.
    expect(await moneyOf(t, customer.order.id)).toMatchObject({
      received: 1 + 1498 + 1499,
      open: 1999,
    });
  },
  120_000,
);
