import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertCharge } from '../../../src/server/modules/billing/contract-charge.repository.ts';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import { formatCents } from '../../../src/shared/money.ts';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { withdraw } from '../../support/declarations.ts';
import { invoicesOf, live, moneyOf, paidOrder } from '../../support/lines.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { type Checkout, checkout, choose } from '../../support/payments.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const one = async (sql: string, id: string) =>
  (await t.db.query<Record<string, unknown>>(sql, [id]))[0] ?? {};
const orderRow = (id: string) => one('SELECT * FROM orders WHERE id = $1', id);
const contractRow = (id: string) => one('SELECT * FROM contract WHERE order_id = $1', id);
const outcomeOf = async (id: string) =>
  (await one('SELECT outcome FROM declaration WHERE id = $1', id)).outcome;
const options = async () =>
  (await t.client().get('/api/tariffs/options')).payload<{ options: { id: string; name: string }[] }>()
    .options;
const withJersey =
  (payment: 'monthly' | 'once') =>
  ({ 'order/options': _o, ...forms }: OrderForms): OrderForms => ({
    ...forms,
    'order/tariff': { tariffId: 'single-m' },
    'order/options': {},
    'order/jersey': { wanted: true, style: 'white', size: 'L', name: 'DENİZ', number: 10, payment },
  });

describe('withdrawing from everything', () => {
  test('a week after an early start: the days used are paid, all else goes back by the same means', async () => {
    const { order, declared } = await paidOrder(t);
    await runLifecycle(t.deps);
    await live(t, 6);
    const receipt = await withdraw(t.client(), declared);
    expect(await outcomeOf(receipt.id)).toBe('done');
    expect((await orderRow(order.id)).state).toBe('cancelled');
    const today = t.now().toISOString().slice(0, 10);
    expect(await contractRow(order.id)).toMatchObject({ withdrawn_on: today, next_invoice_on: null });
    const invoices = await invoicesOf(t, order.id);
    expect(invoices.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
      ['order', 1],
      ['monthly', 1498],
      ['correction', -1],
      ['correction', -1498],
      ['final', Math.round((1499 * 7) / 31)],
    ]);
    // The cent goes into what was used; nothing has been paid beyond it.
    expect(await moneyOf(t, order.id)).toEqual({ received: 1, refunded: 0, invoiced: 338, open: 337 });
    expect(await one('SELECT state FROM sim_card WHERE order_id = $1', order.id)).toEqual({
      state: 'blocked',
    });
  });

  test('before the start: nothing is owed and everything goes back', async () => {
    const { order, declared } = await paidOrder(t, (forms) => ({
      ...withJersey('once')(forms),
      'order/jersey': {
        wanted: true,
        style: 'white',
        size: 'L',
        name: 'DENİZ',
        number: 10,
        payment: 'monthly',
      },
      'order/approval': { termsAccepted: true, summaryReceived: true, earlyStart: false },
    }));
    await t.db.query("UPDATE jersey SET name = '', number = 0 WHERE order_id = $1", [order.id]);
    await withdraw(t.client(), declared);
    const paid = order.price.todayCents;
    expect(await moneyOf(t, order.id)).toEqual({ received: paid, refunded: paid, invoiced: 0, open: 0 });
    const refund = await one(
      'SELECT r.* FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.subject_id = $1',
      order.id,
    );
    expect(refund).toMatchObject({ reason: 'withdrawal', amount_cents: paid });
    const days = (Number(refund.due_at) - t.now().getTime()) / 86_400_000;
    expect(days).toBeLessThanOrEqual(14);
    expect(
      await t.db.query("SELECT 1 FROM delivery WHERE order_id = $1 AND state <> 'cancelled'", [order.id]),
    ).toEqual([]);
  });

  test('a jersey that was printed stays sold: its price is not paid back, and it is sent', async () => {
    const { order, declared } = await paidOrder(t, withJersey('once'));
    await withdraw(t.client(), declared);
    const { invoiced, received, refunded, open } = await moneyOf(t, order.id);
    // One day of the line was used; the jersey is kept.
    const kept = 5999 + Math.round(1499 / 31);
    expect({ invoiced, open, kept: received - refunded }).toEqual({ invoiced: kept, open: 0, kept });
    expect(await one("SELECT state FROM delivery WHERE order_id = $1 AND kind = 'jersey'", order.id)).toEqual(
      { state: 'ordered' },
    );
    expect(
      await one("SELECT state FROM delivery WHERE order_id = $1 AND kind = 'sim'", order.id),
    ).toMatchObject({});
    const [mail] = (await t.outbox(declared.email)).filter(
      ({ template }) => template === 'contract-withdrawn',
    );
    expect(mail?.text).toContain('vom Widerruf ausgenommen');
  });

  test('a printed jersey in instalments is paid off', async () => {
    const { order, declared } = await paidOrder(t, withJersey('monthly'));
    await withdraw(t.client(), declared);
    await live(t, 65);
    const months = (await invoicesOf(t, order.id)).filter(({ kind }) => kind === 'monthly');
    expect(months.map(({ month, totalCents }) => [month, totalCents])).toEqual([
      [1, 500],
      [2, 500],
      [3, 500],
    ]);
  });

  test('the instalments of a jersey bring no price of a card that stood on no bill before', async () => {
    const { order, declared } = await paidOrder(t, withJersey('monthly'));
    const { id: contractId } = await contractRow(order.id);
    const card = {
      id: order.id,
      contractId: String(contractId),
      kind: 'replacementCard',
      cents: 990,
    } as const;
    await insertCharge(t.db, { ...card, now: t.now() });
    await withdraw(t.client(), declared);
    await live(t, 35);
    const months = (await invoicesOf(t, order.id)).filter(({ kind }) => kind === 'monthly');
    expect(months.map(({ totalCents }) => totalCents)).toEqual([500, 500]);
    expect(await one('SELECT invoice_id FROM contract_charge WHERE id = $1', order.id)).toEqual({
      invoice_id: null,
    });
  });

  test('a second one changes nothing, and neither does one that is late', async () => {
    const { order, declared } = await paidOrder(t);
    await withdraw(t.client(), declared);
    const before = await moneyOf(t, order.id);
    const again = await withdraw(t.client(), declared);
    expect(await outcomeOf(again.id)).toBe('repeated');
    expect(await moneyOf(t, order.id)).toEqual(before);

    const late = await paidOrder(t);
    await live(t, 20);
    const tooLate = await withdraw(t.client(), late.declared);
    expect(await outcomeOf(tooLate.id)).toBe('late');
    expect((await orderRow(late.order.id)).state).not.toBe('cancelled');
  });

  test('of many at once one takes effect', async () => {
    const { order, declared } = await paidOrder(t);
    const receipts = await Promise.all(Array.from({ length: 5 }, () => withdraw(t.client(), declared)));
    const outcomes = await Promise.all(receipts.map(({ id }) => outcomeOf(id)));
    expect(outcomes.sort()).toEqual(['done', 'repeated', 'repeated', 'repeated', 'repeated']);
    expect((await invoicesOf(t, order.id)).filter(({ kind }) => kind === 'correction')).toHaveLength(1);
  });

  test('the number is nobody’s for the quarantine, then anybody’s', async () => {
    const { order, declared, number } = await paidOrder(t);
    await withdraw(t.client(), declared);
    const isFree = async () => {
      const { numbers } = (await t.client().get('/api/phone-registries?kind=general')).payload<{
        numbers: { id: string }[];
      }>();
      return numbers.some(({ id }) => id === number.id);
    };
    t.pass({ days: 89 });
    await runLifecycle(t.deps);
    expect(await isFree()).toBe(false);
    t.pass({ days: 2 });
    await runLifecycle(t.deps);
    expect(await isFree()).toBe(true);
    expect((await orderRow(order.id)).number_returned_at).not.toBeNull();
  });
});

describe('withdrawing while the payment is open', () => {
  test('before paying: number, page and order are given up', async () => {
    const { client, order, email, number } = await guestWithOrder(t, '+4917604069180');
    const { url } = (await checkout(client, order)).payload<Checkout>();
    await withdraw(t.client(), { name: 'x y', email, contractNumber: order.number });
    expect((await orderRow(order.id)).state).toBe('cancelled');
    expect(await one('SELECT order_id FROM phone_number WHERE id = $1', number.id)).toEqual({
      order_id: null,
    });
    await expect(choose(t, url, 'pay')).rejects.toThrow('No such button');
  });

  test('money that comes afterwards goes back', async () => {
    const { client, order, email } = await guestWithOrder(t, '+4917604069181');
    const { url } = (await checkout(client, order)).payload<Checkout>();
    await choose(t, url, 'process');
    await withdraw(t.client(), { name: 'x y', email, contractNumber: order.number });
    t.pass({ minutes: 10 });
    await client.get(`/api/orders/${order.id}/payment`);
    expect(await moneyOf(t, order.id)).toEqual({ received: 1, refunded: 1, invoiced: 0, open: 0 });
    expect(await contractRow(order.id)).toEqual({});
  });
});

describe('withdrawing from a part', () => {
  test('a package alone, by its name: the line goes on and the package is taken back', async () => {
    const [first, second] = await options();
    const { order, declared } = await paidOrder(t, (forms) => ({
      ...forms,
      'order/options': { optionIds: [first?.id ?? '', second?.id ?? ''] },
    }));
    await runLifecycle(t.deps);
    const receipt = await withdraw(t.client(), { ...declared, part: `Nur ${first?.name}` });
    expect(await outcomeOf(receipt.id)).toBe('done');
    const correction = (await invoicesOf(t, order.id)).find(({ kind }) => kind === 'correction');
    expect(correction?.lines.map(({ id }) => id)).toEqual([`option:${first?.id}`]);
    expect((await contractRow(order.id)).withdrawn_on).toBeNull();
    const usedOneDay = Math.round(699 / 31);
    expect((await moneyOf(t, order.id)).open).toBe(1498 + 799 + usedOneDay);
  });

  const tuerkiyeMinutes = async () => {
    const path = '/api/tariffs/options/tuerkiye-100';
    return (await t.client().get(path)).payload<{
      option: { id: string; priceCents: number; durationDays: number };
    }>().option;
  };
  const orderWith = (optionId: string) =>
    paidOrder(t, (forms) => ({ ...forms, 'order/options': { optionIds: [optionId] } }));
  const creditOf = async (orderId: string, optionId: string) => {
    const lines = (await invoicesOf(t, orderId)).flatMap(({ lines: all }) => all);
    return lines.filter(({ id }) => id === `option:${optionId}`).reduce((sum, { cents }) => sum + cents, 0);
  };
  const mailOf = async (email: string) =>
    (await t.outbox(email)).find(({ template }) => template === 'contract-withdrawn')?.text;

  test('a package of the order that ran by express wish costs its days, not those of the month that bills it', async () => {
    const { id, priceCents, durationDays } = await tuerkiyeMinutes();
    const { order, declared } = await orderWith(id);
    await live(t, 2);
    await withdraw(t.client(), { ...declared, part: 'Zusatzpaket' });
    const kept = Math.round((priceCents * 2) / durationDays);
    expect(await creditOf(order.id, id)).toBe(kept);
    const mail = await mailOf(declared.email);
    for (const said of [formatCents(kept), formatCents(priceCents - kept), 'Ihr Tarif läuft weiter'])
      expect(mail).toContain(said);
  });

  test('with the whole order its packages cost the same days', async () => {
    const { id, priceCents, durationDays } = await tuerkiyeMinutes();
    const { order, declared } = await orderWith(id);
    await live(t, 2);
    await withdraw(t.client(), declared);
    expect(await creditOf(order.id, id)).toBe(Math.round((priceCents * 2) / durationDays));
  });

  test('before the first invoice, the package is never charged', async () => {
    const [first] = await options();
    const { order, declared } = await paidOrder(t, (forms) => ({
      ...forms,
      'order/options': { optionIds: [first?.id ?? ''] },
    }));
    await withdraw(t.client(), { ...declared, part: 'Zusatzpaket' });
    await runLifecycle(t.deps);
    const monthly = (await invoicesOf(t, order.id)).find(({ kind }) => kind === 'monthly');
    expect(monthly?.lines.map(({ id }) => id)).toEqual(['tariff', 'identityCredit']);
  });

  test('a printed jersey alone, or words that nobody understands: people look', async () => {
    const { declared } = await paidOrder(t, withJersey('once'));
    for (const part of ['das Trikot', 'die Sache von neulich']) {
      const { id } = await withdraw(t.client(), { ...declared, part });
      expect(await outcomeOf(id)).toBe('review');
    }
  });

  test('a jersey without print alone, until 14 days after it came', async () => {
    const { order, declared } = await paidOrder(t, withJersey('once'));
    await t.db.query("UPDATE jersey SET name = '', number = 0 WHERE order_id = $1", [order.id]);
    await live(t, 15);
    const { id } = await withdraw(t.client(), { ...declared, part: 'Trikot' });
    expect(await outcomeOf(id)).toBe('done');
    expect((await moneyOf(t, order.id)).refunded).toBe(5999);
    expect((await contractRow(order.id)).withdrawn_on).toBeNull();
  });
});
