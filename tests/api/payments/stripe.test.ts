import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settlementOf } from '../../../src/server/modules/payments/payment.repository.ts';
import { reconcilePayments } from '../../../src/server/modules/payments/reconcile.service.ts';
import { requestRefund } from '../../../src/server/modules/payments/refund.service.ts';
import { runRefunds } from '../../../src/server/modules/payments/run-refunds.service.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { type Checkout, checkout, orderOf, paymentOf } from '../../support/payments.ts';
import { stepUp } from '../../support/step-up.ts';
import { StripeStandIn } from '../../support/stripe-stand-in.ts';

const secret = 'whsec_test_stand_in';
let t: TestApp;
let stripe: StripeStandIn;
let serial = 200;
beforeAll(async () => {
  stripe = await StripeStandIn.start();
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_stand_in',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_BASE: stripe.url,
  };
  t = await createTestApp({ env: { ...keys, PUBLIC_URL: 'https://shop.example' } });
});
afterAll(async () => {
  await t.close();
  await stripe.stop();
});

const noFailure = (error: unknown) => {
  throw error;
};
const send = (
  type: string,
  object: unknown,
  { id, at = t.now(), key = secret }: { id?: string; at?: Date; key?: string } = {},
) =>
  t.app.inject({ method: 'POST', url: '/api/webhooks/payments', ...stripe.event(type, object, key, at, id) });

/** An order of so many cents at Stripe's door. */
async function started(cents = 2999, body: object = {}) {
  const { client, order } = await guestWithOrder(t, `+4917604069${serial++}`);
  await t.db.query('UPDATE orders SET today_cents = $2 WHERE id = $1', [order.id, cents]);
  const { payment, url } = (await checkout(client, order, body)).payload<Checkout>();
  return { client, order, payment, url, session: url.split('/').at(-1) ?? '' };
}
const lastTo = (path: string) => stripe.requests.findLast((one) => one.path === path);

describe('a checkout at Stripe', () => {
  it('is a page of Stripe’s, asked for under an idempotency key and a pinned version', async () => {
    const { payment, order, url } = await started(2999, { method: 'sepa' });
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    const wire = lastTo('/v1/checkout/sessions');
    expect(wire?.headers).toMatchObject({
      'stripe-version': '2026-10-28.endive',
      'idempotency-key': `payment-${payment.id}`,
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(wire?.form).toMatchObject({
      mode: 'payment',
      client_reference_id: payment.id,
      locale: 'de',
      'allowed_payment_method_types[0]': 'sepa_debit',
      'line_items[0][price_data][unit_amount]': '2999',
      'line_items[0][price_data][currency]': 'eur',
      'payment_intent_data[metadata][payment]': payment.id,
    });
    expect(wire?.form.success_url).toMatch(
      /^https:\/\/shop\.example\/dashboard\/payment-result\?kind=order.*success=true$/,
    );
    expect(JSON.stringify(wire?.form)).toContain(order.number);
  });

  it('below 0.50 EUR verifies the method, and the cent stands in our books alone', async () => {
    const { client, order, session, payment } = await started(1);
    expect(lastTo('/v1/checkout/sessions')?.form).toMatchObject({
      mode: 'setup',
      client_reference_id: payment.id,
    });
    expect(lastTo('/v1/checkout/sessions')?.form['line_items[0][quantity]']).toBeUndefined();
    await send('checkout.session.completed', stripe.complete(session, 'succeeded'));
    expect(await orderOf(client, order)).toMatchObject({
      state: 'completed',
      payment: { status: 0, amountCents: 1 },
    });
    const paid = await settlementOf(t.db, { kind: 'order', id: order.id });
    const before = stripe.requests.length;
    await t.db.transaction((tx) =>
      requestRefund(tx, t.deps, {
        paymentId: paid?.id ?? '',
        amountCents: 1,
        reason: 'withdrawal',
        dueAt: t.now(),
      }),
    );
    await runRefunds(t.deps, noFailure);
    expect(stripe.requests.length).toBe(before);
    expect(await t.db.query('SELECT state FROM refund WHERE payment_id = $1', [paid?.id])).toEqual([
      { state: 'succeeded' },
    ]);
  });

  it.each([
    ['is out of order', { status: 500, body: '{"error":{"type":"api_error","message":"down"}}' }],
    ['answers a page of a proxy', { status: 200, body: '<html>Bad gateway</html>' }],
    ['answers another thing', { status: 200, body: '{"object":"balance"}' }],
    ['never answers', null],
  ])(
    'that %s ends with 1038 in time',
    async (_what, disturbance) => {
      const { client, order } = await guestWithOrder(t, `+4917604069${serial++}`);
      stripe.disturb = disturbance;
      const began = performance.now();
      const answer = await checkout(client, order);
      stripe.disturb = undefined;
      expect(answer.problem().referenceCode).toBe(1038);
      expect(performance.now() - began).toBeLessThan(5000);
      expect((await checkout(client, order)).payload<Checkout>().url).toMatch(/stripe\.com/);
    },
    60_000,
  );

  it('is ended when the customer chooses something else; one that has been paid stays', async () => {
    const { client, order, session } = await started();
    const second = (await checkout(client, order, { method: 'googlePay' })).payload<Checkout>();
    expect(stripe.session(session).status).toBe('expired');
    const newest = second.url.split('/').at(-1) ?? '';
    stripe.complete(newest, 'succeeded');
    const pages = () => stripe.requests.filter(({ path }) => path === '/v1/checkout/sessions').length;
    const before = pages();
    const third = (await checkout(client, order, { method: 'paypal' })).payload<Checkout>();
    expect(third.payment).toMatchObject({ id: second.payment.id, status: 0 });
    expect(third.url).toMatch(/^\/dashboard\/payment-result\?kind=order/);
    expect(pages()).toBe(before);
    expect(stripe.session(newest).status).toBe('complete');
  });
});

describe('what Stripe says', () => {
  it('by webhook moves a direct debit from processing to success', async () => {
    const { client, order, session } = await started(2999, { method: 'sepa' });
    await send('checkout.session.completed', stripe.complete(session, 'processing'));
    expect(await orderOf(client, order)).toMatchObject({
      state: 'paymentProcessing',
      payment: { status: 3 },
    });
    await send('checkout.session.async_payment_succeeded', stripe.complete(session, 'succeeded'));
    expect(await orderOf(client, order)).toMatchObject({
      payment: { status: 0, transactionId: `pi_${session}` },
    });
  });

  it.each(['forged', 'old', 'missing'])('with a signature that is %s is refused: 1034', async (kind) => {
    const { client, order, session } = await started();
    const paid = stripe.complete(session, 'succeeded');
    const made = stripe.event(
      'checkout.session.completed',
      paid,
      kind === 'forged' ? 'whsec_other' : secret,
      new Date(t.now().getTime() - (kind === 'old' ? 301_000 : 0)),
    );
    const headers = kind === 'missing' ? { 'content-type': 'application/json' } : made.headers;
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/webhooks/payments',
      payload: made.payload,
      headers,
    });
    expect([answer.statusCode, answer.json().referenceCode]).toEqual([401, 1034]);
    expect((await orderOf(client, order)).contract).toBeNull();
  });

  it('of a type that we do not know is refused: 1035; for a payment that we do not: 1036', async () => {
    expect((await send('radar.early_fraud_warning.created', { id: 'issfr_1' })).json().referenceCode).toBe(
      1035,
    );
    const unknown = await send('payment_intent.succeeded', {
      id: 'pi_foreign',
      status: 'succeeded',
      amount_received: 5,
      metadata: {},
    });
    expect([unknown.statusCode, unknown.json().referenceCode]).toEqual([500, 1036]);
  });

  it('only when asked, all webhooks lost, ends the same', async () => {
    const { client, order, session } = await started();
    stripe.complete(session, 'succeeded');
    t.pass({ minutes: 2 });
    await reconcilePayments(t.deps, noFailure);
    expect(await orderOf(client, order)).toMatchObject({ state: 'completed', payment: { status: 0 } });
    stripe.complete(session, 'succeeded', { disputed: true });
    t.pass({ hours: 2 });
    await reconcilePayments(t.deps, noFailure);
    expect((await settlementOf(t.db, { kind: 'order', id: order.id }))?.disputedAt).not.toBeNull();
  });

  it('of a failed card on its page is not the end: the payer tries another', async () => {
    const { client, order, payment, session } = await started();
    const failed = {
      id: `pi_${session}`,
      status: 'requires_payment_method',
      metadata: { payment: payment.id },
      last_payment_error: { code: 'card_declined' },
    };
    expect((await send('payment_intent.payment_failed', failed)).statusCode).toBe(200);
    expect(await paymentOf(client, order)).toMatchObject({ status: 4 });
    await send('checkout.session.expired', { ...stripe.session(session), status: 'expired' });
    expect(await paymentOf(client, order)).toMatchObject({ status: 2 });
  });

  it('of a dispute names the transaction alone', async () => {
    const { order, session } = await started();
    await send('checkout.session.completed', stripe.complete(session, 'succeeded'));
    await send('charge.dispute.created', { id: 'dp_1', payment_intent: `pi_${session}` });
    expect((await settlementOf(t.db, { kind: 'order', id: order.id }))?.disputedAt).not.toBeNull();
  });
});

describe('money that goes back by Stripe', () => {
  it('is asked for once, and ends by webhook', async () => {
    const { order, session } = await started();
    await send('checkout.session.completed', stripe.complete(session, 'succeeded'));
    const paid = await settlementOf(t.db, { kind: 'order', id: order.id });
    const id = await t.db.transaction((tx) =>
      requestRefund(tx, t.deps, {
        paymentId: paid?.id ?? '',
        amountCents: 1000,
        reason: 'withdrawal',
        dueAt: t.now(),
      }),
    );
    await runRefunds(t.deps, noFailure);
    const wire = lastTo('/v1/refunds');
    expect(wire?.form).toMatchObject({
      amount: '1000',
      payment_intent: `pi_${session}`,
      'metadata[refund]': id,
    });
    expect(wire?.headers['idempotency-key']).toBe(`refund-${id}-1000`);
    const state = async () =>
      (await t.db.query<{ state: string }>('SELECT state FROM refund WHERE id = $1', [id]))[0]?.state;
    expect(await state()).toBe('requested');
    const made = [...stripe.things.values()].find((thing) =>
      JSON.stringify(thing.metadata ?? {}).includes(String(id)),
    );
    await send('refund.updated', { ...made, status: 'succeeded' });
    expect(await state()).toBe('succeeded');
    await send('refund.failed', { ...made, status: 'failed' });
    expect(await state()).toBe('failed');
    expect((await settlementOf(t.db, { kind: 'order', id: order.id }))?.refundedCents).toBe(0);
  });
});

describe('a method that Stripe keeps', () => {
  it('is noted masked, and pays the next time without a page, or with the bank’s question', async () => {
    const { client, order, session } = await started(2999, { keepMethod: true });
    expect(lastTo('/v1/checkout/sessions')?.form).toMatchObject({
      'payment_intent_data[setup_future_usage]': 'off_session',
      customer_creation: 'always',
    });
    stripe.complete(session, 'succeeded');
    expect(await paymentOf(client, order)).toMatchObject({ status: 0 });
    const [saved] = (await client.get('/api/users/me/payment-methods')).payload<{
      paymentMethods: { id: string; label: string; expiresOn: string | null }[];
    }>().paymentMethods;
    expect(saved).toMatchObject({ label: 'Visa •••• 4242', expiresOn: '2031-07' });
    for (const [token, url] of [
      ['cus_1/pm_1', 'https://shop.example/dashboard/payment-result'],
      ['cus_1/pm_challenge', 'https://hooks.stripe.com/'],
    ] as const) {
      await t.db.query('UPDATE saved_method SET token = $2 WHERE id = $1', [saved?.id, token]);
      await t.db.query(
        "UPDATE payment SET settles = false, state = 'failed', received_cents = NULL WHERE order_id = $1",
        [order.id],
      );
      const again = (await checkout(client, order, { savedMethodId: saved?.id })).payload<Checkout>();
      expect(again.url.startsWith(url)).toBe(true);
      expect(lastTo('/v1/payment_intents')?.form).toMatchObject({
        confirm: 'true',
        customer: 'cus_1',
        amount: '2999',
      });
    }
    await stepUp(client);
    await client.send('DELETE', `/api/users/me/payment-methods/${saved?.id}`);
    expect(stripe.requests.at(-1)?.path).toBe('/v1/payment_methods/pm_challenge/detach');
  });
});

describe('with Stripe', () => {
  it('there is no sandbox, and a page with a form of ours may lead to Stripe', async () => {
    for (const path of ['/dev/payments', '/sandbox/pay.css'])
      expect((await t.app.inject(path)).statusCode).toBe(404);
    const { client, order } = await guestWithOrder(t, `+4917604069${serial++}`);
    const { url } = (await client.post('/api/payment-links', { kind: 'order', id: order.id })).payload<{
      url: string;
    }>();
    const page = await t.app.inject(new URL(url).pathname);
    expect(page.headers['content-security-policy']).toContain(
      "form-action 'self' https://checkout.stripe.com",
    );
    const home = await t.app.inject({ url: '/c/none', headers: { accept: 'application/json' } });
    expect(home.headers['content-security-policy']).toContain("form-action 'none'");
  });
});
