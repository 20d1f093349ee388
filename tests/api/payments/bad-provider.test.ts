import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  noUpdate,
  type PaymentsPort,
  type PaymentUpdate,
} from '../../../src/server/infra/ports/payments/payments.ts';
import { cancelUnpaidOrders } from '../../../src/server/modules/orders/unpaid-orders.service.ts';
import { reconcilePayments } from '../../../src/server/modules/payments/reconcile.service.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { fakeLimitMs, misbehave, never } from '../../support/fake-provider.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { type Checkout, checkout, choose, orderOf, paymentOf } from '../../support/payments.ts';

let t: TestApp;
let serial = 300;
let mend = () => {};
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
afterEach(() => mend());

const ordered = () => guestWithOrder(t, `+4917604069${serial++}`);
const spoil = (change: (real: PaymentsPort) => Partial<PaymentsPort>) => {
  mend = misbehave(t, change);
};
const says = (update: Partial<PaymentUpdate>) => async () => ({ ...noUpdate, ...update });
const attempts = (order: { id: string }) =>
  t.db.query<{ state: string; session: string | null }>(
    'SELECT state, session_id AS session FROM payment WHERE order_id = $1',
    [order.id],
  );

/** Answers that are none. Their types are what a provider would have to promise, and does not. */
const garbage: [string, unknown][] = [
  ['nothing', undefined],
  ['an error page', '<html>502 Bad Gateway</html>'],
  ['a session without an id', { url: 'https://pay.example/1' }],
  ['a script instead of a page', { id: 'cs_1', url: 'javascript:alert(1)' }],
  ['another host without a protocol', { id: 'cs_1', url: '//evil.example' }],
  ['an endless id', { id: 'x'.repeat(300), url: 'https://pay.example/1' }],
];

describe('a checkout with a provider that', () => {
  it('hangs ends in time with 1038, leaves nothing half-written, and works when asked again', async () => {
    const { client, order } = await ordered();
    spoil(() => ({ createSession: never }));
    const began = performance.now();
    const refused = await checkout(client, order);
    expect(performance.now() - began).toBeLessThan(fakeLimitMs + 3000);
    expect(refused.problem().referenceCode).toBe(1038);
    expect(await attempts(order)).toEqual([{ state: 'incomplete', session: null }]);
    mend();
    const { url } = (await checkout(client, order)).payload<Checkout>();
    await choose(t, url, 'pay');
    expect(await attempts(order)).toMatchObject([{ state: 'succeeded' }]);
  });

  it.each(garbage)('answers %s ends with 1038 and stores none of it', async (_what, answer) => {
    const { client, order } = await ordered();
    spoil(() => ({ createSession: async () => answer as never }));
    expect((await checkout(client, order)).problem().referenceCode).toBe(1038);
    expect(await attempts(order)).toEqual([{ state: 'incomplete', session: null }]);
  });

  it('makes the session and loses the answer: the next request gets the same one', async () => {
    const { client, order } = await ordered();
    const made: string[] = [];
    spoil((real) => ({
      createSession: async (request) => {
        made.push((await real.createSession(request)).id);
        throw new Error('connection reset');
      },
    }));
    await checkout(client, order);
    mend();
    await checkout(client, order);
    expect(await attempts(order)).toEqual([{ state: 'incomplete', session: made[0] }]);
  });

  it('does not hear that a page was given up is told again, so that nobody pays there', async () => {
    const { client, order } = await ordered();
    const first = (await checkout(client, order)).payload<Checkout>();
    spoil(() => ({ cancelSession: never }));
    // The order is cancelled after days without a payment, and the provider does not get the call.
    t.pass({ days: 31 });
    await cancelUnpaidOrders(t.deps, 30).catch(() => {});
    mend();
    expect(await attempts(order)).toMatchObject([{ state: 'failed' }]);
    expect((await t.app.inject(first.url)).statusCode).toBe(200);
    t.pass({ days: 8 });
    await reconcilePayments(t.deps, () => {});
    expect((await t.app.inject(first.url)).statusCode).toBe(303);
  });

  it('answers after the customer has chosen something else: that page is closed', async () => {
    const { client, order } = await ordered();
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    spoil((real) => ({
      createSession: async (request) => {
        const session = await real.createSession(request);
        if (request.method === 'paypal') await waiting;
        return session;
      },
    }));
    const slow = checkout(client, order);
    await expect.poll(() => attempts(order)).toHaveLength(1);
    const fast = (await checkout(client, order, { method: 'googlePay' })).payload<Checkout>();
    answer();
    expect((await slow).problem().referenceCode).toBe(1038);
    mend();
    expect((await t.app.inject(fast.url)).statusCode).toBe(200);
    const [closed] = await t.db.query<{ state: string }>(
      `SELECT s.state FROM sandbox_session s JOIN payment p ON p.id::text = s.reference
        WHERE p.order_id = $1 AND p.method = 'paypal'`,
      [order.id],
    );
    expect(closed?.state).toBe('canceled');
  });
});

describe('the state of a payment with a provider that', () => {
  it('hangs is the one we know', async () => {
    const { client, order } = await ordered();
    await checkout(client, order);
    spoil(() => ({ statusOf: never }));
    expect(await paymentOf(client, order)).toMatchObject({ status: 4 });
  });

  it.each([
    ['another event', { event: 'levitated' as never }],
    ['half a cent', { event: 'succeeded' as const, amountCents: 0.5 }],
    ['a number as transaction', { event: 'succeeded' as const, transactionId: 7 as never }],
    ['refunds that are none', { event: 'succeeded' as const, refunds: 'all' as never }],
  ])('answers %s is the one we know', async (_what, update) => {
    const { client, order } = await ordered();
    await checkout(client, order);
    spoil(() => ({ statusOf: says(update) }));
    expect(await paymentOf(client, order)).toMatchObject({ status: 4 });
    expect((await orderOf(client, order)).contract).toBeNull();
  });

  it.each([0, 2, 1_000_000])(
    'took %i cents instead of 1 pays nothing: it goes back, and can be paid',
    async (amountCents) => {
      const { client, order } = await ordered();
      await checkout(client, order);
      spoil(() => ({
        statusOf: says({ event: 'succeeded', amountCents, transactionId: `wrong_${amountCents}` }),
      }));
      const known = { status: 2, isReturned: amountCents > 0 };
      expect(await paymentOf(client, order)).toMatchObject(known);
      mend();
      const shown = await orderOf(client, order);
      expect(shown).toMatchObject({ state: 'pendingPayment', contract: null, payment: known });
      const back = await t.db.query(
        `SELECT r.amount_cents AS cents FROM refund r JOIN payment p ON p.id = r.payment_id
        WHERE p.order_id = $1 AND r.reason = 'otherAmount'`,
        [order.id],
      );
      expect(back).toEqual(amountCents > 0 ? [{ cents: amountCents }] : []);
      const { url } = (await checkout(client, order)).payload<Checkout>();
      await choose(t, url, 'pay');
      expect(await orderOf(client, order)).toMatchObject({ state: 'completed', payment: { status: 0 } });
    },
  );

  it('says twice that it succeeded makes one contract', async () => {
    const { client, order } = await ordered();
    await checkout(client, order);
    spoil(() => ({ statusOf: says({ event: 'succeeded', amountCents: 1, transactionId: 'twice' }) }));
    await Promise.all([
      paymentOf(client, order),
      paymentOf(client, order),
      reconcilePayments(t.deps, () => {}),
    ]);
    expect(await t.db.query('SELECT 1 FROM contract WHERE order_id = $1', [order.id])).toHaveLength(1);
  });
});
