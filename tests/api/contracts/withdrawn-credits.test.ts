import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueVoucher } from '../../../src/server/modules/billing/voucher.service.ts';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { withdraw } from '../../support/declarations.ts';
import { invoicesOf, live, moneyOf, paidOrder, portedOrder } from '../../support/lines.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** What the staff is told to pay out, in the order of the mails; amounts of this contract's bills alone. */
async function paidOutByPeople(contract: string): Promise<string[]> {
  return (await t.outbox())
    .filter(({ template, text }) => template === 'credit-left' && text.includes(contract))
    .flatMap(({ text }) => /Guthaben von\s+([\d.]+,\d\d)\s€/.exec(text)?.[1] ?? []);
}

const cents = (amounts: string[]) =>
  amounts.reduce((sum, amount) => sum + Number(amount.replaceAll('.', '').replace(',', '')), 0);

async function contractNumber(orderId: string): Promise<string> {
  const [row] = await t.db.query<{ number: string }>('SELECT number FROM contract WHERE order_id = $1', [
    orderId,
  ]);
  return row?.number ?? '';
}

/** Nobody is asked for money for what was withdrawn, and nothing stays with us. */
async function expectSettled(orderId: string, email: string): Promise<void> {
  const invoices = await invoicesOf(t, orderId);
  expect(invoices.filter(({ totalCents, settledCents }) => totalCents > settledCents)).toEqual([]);
  expect(invoices.filter(({ kind, totalCents }) => kind === 'correction' && totalCents > 0)).toEqual([]);
  await live(t, 40);
  expect((await t.outbox(email)).filter(({ template }) => template === 'invoice-overdue')).toEqual([]);
}

test('a withdrawal takes no compensation back: it covers the days used, the rest is paid out, once', async () => {
  const ported = await portedOrder(t, { msisdn: '+4917604069395' });
  await live(t, 12);
  const [bill] = (await invoicesOf(t, ported.order.id)).filter(({ kind }) => kind === 'monthly');
  expect(bill?.totalCents).toBe(1499 - 1 - 4000);
  await withdraw(t.client(), ported.declared);
  const invoices = await invoicesOf(t, ported.order.id);
  expect(
    invoices
      .find(({ kind, lines }) => kind === 'correction' && lines.some(({ id }) => id === 'tariff'))
      ?.lines.map(({ id }) => id),
  ).not.toContain('portingDelay');
  const used = invoices.find(({ kind }) => kind === 'final')?.totalCents ?? 0;
  expect(used).toBeGreaterThan(0);
  const number = await contractNumber(ported.order.id);
  const { received, refunded } = await moneyOf(t, ported.order.id);
  // 40 € for the delay, less the days used, and the cent that was paid.
  expect(cents(await paidOutByPeople(number)) + refunded).toBe(4000 - used + received);
  await expectSettled(ported.order.id, ported.email);
  expect(cents(await paidOutByPeople(number)) + refunded).toBe(4000 - used + received);
});

test.each([
  { when: 'a bill has used it up in part', days: 6 },
  { when: 'no bill has come yet', days: 0 },
])('a withdrawal takes no voucher back: $when', async ({ days }) => {
  const { client, order, declared, email } = await paidOrder(t);
  const receiver = {
    team: 'kanarya',
    lang: 'de',
    to: 'winner@example.org',
    name: 'Ayşe',
    cents: 10_000,
  } as const;
  await t.db.transaction((tx) => issueVoucher(tx, t.deps, receiver));
  const mail = (await t.outbox(receiver.to)).findLast(({ template }) => template === 'voucher');
  const code = /voucher\?code=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  (await client.post('/api/vouchers/me', { code })).payload();
  if (days > 0) await runLifecycle(t.deps);
  await live(t, days);
  await withdraw(t.client(), declared);
  const invoices = await invoicesOf(t, order.id);
  const used = invoices.find(({ kind, totalCents }) => kind === 'final' && totalCents > 0)?.totalCents ?? 0;
  const { received, refunded } = await moneyOf(t, order.id);
  const number = await contractNumber(order.id);
  expect(cents(await paidOutByPeople(number)) + refunded).toBe(10_000 - used + received);
  await expectSettled(order.id, email);
});

test('a compensation that no bill has credited is credited when the order is given up', async () => {
  const ported = await portedOrder(t, { msisdn: '+4917604069010' }, { earlyStart: false });
  const [contract] = await t.db.query<{ id: string; number: string }>(
    'SELECT id, number FROM contract WHERE order_id = $1',
    [ported.order.id],
  );
  await t.db.query(
    `INSERT INTO contract_credit (contract_id, kind, days, cents, created_at) VALUES ($1, 'portingDelay', 2, 2000, $2)`,
    [contract?.id, t.now()],
  );
  await withdraw(t.client(), ported.declared);
  const [credit] = (await invoicesOf(t, ported.order.id)).filter(({ kind }) => kind === 'final');
  expect(credit).toMatchObject({ totalCents: -2000, lines: [{ id: 'portingDelay', args: { days: 2 } }] });
  const told = await paidOutByPeople(contract?.number ?? '');
  expect(told).toEqual(['20,00']);
  const mail = (await t.outbox(ported.email)).findLast(({ text }) => text.includes(credit?.number ?? '-'));
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('ein Guthaben von 20,00 €');
  await expectSettled(ported.order.id, ported.email);
});
