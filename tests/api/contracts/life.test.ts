import { afterAll, beforeAll, expect, test } from 'vitest';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import { germanDay } from '../../../src/shared/german-day.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { cancel } from '../../support/declarations.ts';
import { invoicesOf, live, paidOrder } from '../../support/lines.ts';
import { readPdf } from '../../support/pdf.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const one = async (sql: string, id: string) =>
  (await t.db.query<Record<string, unknown>>(sql, [id]))[0] ?? {};
const today = () => t.now().toISOString().slice(0, 10);
const mailsTo = async (to: string) => (await t.outbox(to)).map(({ template }) => template).reverse();

test('a line with all that belongs to it: from the order to its end', async () => {
  const { order, email, declared } = await paidOrder(t, (forms) => ({
    ...forms,
    'order/number': { numberType: 'new', simType: 'physical' },
  }));
  await runLifecycle(t.deps);
  const card = () => one('SELECT state FROM sim_card WHERE order_id = $1', order.id);
  expect(await card()).toEqual({ state: 'assigned' });
  const parcel = () => one('SELECT state, tracking_number FROM delivery WHERE order_id = $1', order.id);
  expect(await parcel()).toEqual({ state: 'ordered', tracking_number: null });
  await live(t, 2);
  expect(await parcel()).toEqual({ state: 'handedOver', tracking_number: expect.stringMatching(/^\d{20}$/) });
  await live(t, 2);
  const begun = today();
  expect((await parcel()).state).toBe('delivered');
  expect(await card()).toEqual({ state: 'active' });
  expect((await one('SELECT state FROM orders WHERE id = $1', order.id)).state).toBe('completed');

  await live(t, 31);
  await cancel(t.client(), declared);
  await live(t, 40);
  expect(await card()).toEqual({ state: 'blocked' });
  expect(
    (await one('SELECT closed_at FROM contract WHERE order_id = $1', order.id)).closed_at,
  ).not.toBeNull();
  const invoices = await invoicesOf(t, order.id);
  expect(invoices.map(({ kind, month }) => [kind, month])).toEqual([
    ['order', null],
    ['monthly', 1],
    ['monthly', 2],
    ['monthly', 3],
  ]);
  expect(invoices[1]).toMatchObject({ periodFrom: begun, totalCents: 1498 });
  const { ended_on: end } = await one('SELECT ended_on FROM contract WHERE order_id = $1', order.id);
  // The last month ends with the contract and is paid by the day.
  expect(invoices[3]).toMatchObject({ periodTo: end });
  expect(invoices[3]?.totalCents).toBeLessThan(1499);
  // Whether a line uses 80 percent of its volume is up to its customer.
  const mails = (await mailsTo(email)).filter((template) => !template.startsWith('usage-'));
  expect(new Set(mails)).toEqual(
    new Set([
      'order-received',
      'order-paid',
      'invoice',
      'line-active',
      'parcel-sent',
      'declaration-received',
      'contract-cancelled',
      'invoice-overdue',
      'line-ended',
    ]),
  );
});

test('without early start nothing begins before the withdrawal period is over', async () => {
  const { order } = await paidOrder(t, (forms) => ({
    ...forms,
    'order/approval': { termsAccepted: true, summaryReceived: true, earlyStart: false },
  }));
  const active = async () =>
    (await one('SELECT activated_at FROM contract WHERE order_id = $1', order.id)).activated_at;
  await live(t, 14);
  expect(await active()).toBeNull();
  expect((await invoicesOf(t, order.id)).map(({ kind }) => kind)).toEqual(['order']);
  await live(t, 4);
  expect(await active()).not.toBeNull();
  expect((await invoicesOf(t, order.id)).map(({ kind }) => kind)).toEqual(['order', 'monthly']);
});

test('before the minimum term ends its holder is told until when to cancel, once', async () => {
  const { order, email } = await paidOrder(t, ({ 'order/options': _o, ...forms }) => ({
    ...forms,
    'order/tariff': { tariffId: 'single-m' },
    'order/options': {},
    'order/jersey': { wanted: true, style: 'white', size: 'L', name: 'DENİZ', number: 10, payment: 'once' },
  }));
  await t.db.query('UPDATE contract SET minimum_ends_on = $2 WHERE order_id = $1', [
    order.id,
    new Date(t.now().getTime() + 75 * 86_400_000).toISOString().slice(0, 10),
  ]);
  const reminders = async () =>
    (await t.outbox(email)).filter(({ template }) => template === 'term-reminder');
  await live(t, 10);
  expect(await reminders()).toHaveLength(0);
  await live(t, 10);
  const [mail, ...more] = await reminders();
  expect(more).toEqual([]);
  expect(mail?.text).toContain('ohne neue Mindestlaufzeit');
});

test('an invoice says what the law wants on it', async () => {
  const { order } = await paidOrder(t);
  await runLifecycle(t.deps);
  const [, monthly] = await invoicesOf(t, order.id);
  const { bytes } = await one('SELECT bytes FROM document WHERE invoice_id = $1', monthly?.id ?? '');
  const pdf = await readPdf(bytes as Uint8Array); // bytea
  expect(pdf).toMatchObject({ lang: 'de-DE', isTagged: true, pages: 1 });
  const { minimum_ends_on: minimum, number } = await one(
    'SELECT * FROM contract WHERE order_id = $1',
    order.id,
  );
  for (const part of [
    monthly?.number ?? '-',
    germanDay(monthly?.issuedOn ?? ''),
    germanDay(monthly?.dueOn ?? ''),
    'Am Elfmeterpunkt 11',
    'DE999999995',
    '99/999/99999',
    'Umsatzsteuer 19 %',
    '14,98',
    String(number),
    germanDay(String(minimum)),
    'Kündigungsfrist',
    'bundesnetzagentur.de',
    'acht Wochen',
    order.number,
    '030 2312 5231',
    'Gutschrift der Prüfung Ihres Zahlungsmittels −0,01',
  ])
    expect(pdf.text.replace(/\s+/g, ' ')).toContain(part);
  // A month's notice cannot be given before a month's term begins.
  expect(pdf.text).not.toContain('Letzter Tag für die Kündigung');
});

test('numbers of invoices have no gaps and none twice, and begin anew with each brand and year', async () => {
  const series = await t.db.query<{ name: string; count: number; last: number }>(
    `SELECT left(number, -7) AS name, count(DISTINCT number)::int AS count, max(right(number, 6)::int) AS last
       FROM invoice GROUP BY 1`,
  );
  expect(series.length).toBeGreaterThan(1);
  for (const { name, count, last } of series) expect(last, name).toBe(count);
});

test('however many processes look at once, everything happens once', async () => {
  const lines = await Promise.all([1, 2, 3].map(() => paidOrder(t)));
  await Promise.all(Array.from({ length: 6 }, () => runLifecycle(t.deps)));
  for (const { order, email } of lines) {
    expect((await invoicesOf(t, order.id)).map(({ kind }) => kind)).toEqual(['order', 'monthly']);
    expect((await mailsTo(email)).filter((template) => template === 'line-active')).toHaveLength(1);
  }
});
