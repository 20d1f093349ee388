import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sign } from '../../../src/server/infra/ports/payments/signature.ts';
import { isSandbox, type SandboxPayments } from '../../../src/server/sandbox/payments/sandbox-payments.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { type Checkout, checkout, orderOf, paymentOf } from '../../support/payments.ts';

let t: TestApp;
let sandbox: SandboxPayments;
let serial = 700;
beforeAll(async () => {
  t = await createTestApp();
  const port = t.ports.payments;
  if (!isSandbox(port)) throw new Error('The tests need the sandbox.');
  sandbox = port;
});
afterAll(() => t.close());

async function started() {
  const { client, order } = await guestWithOrder(t, `+4917604069${serial++}`);
  const { payment, url } = (await checkout(client, order)).payload<Checkout>();
  return { client, order, payment, session: url.split('/').at(-1)! };
}

let events = 0;
function send(
  type: string,
  reference: string,
  { id = `evt_${events++}`, secret = sandbox.webhookSecret, at = t.now() } = {},
) {
  const payload = JSON.stringify({ id, type, reference, transactionId: 'tr_1' });
  const headers = { 'content-type': 'application/json', 'x-sandbox-signature': sign(secret, payload, at) };
  return t.app.inject({ method: 'POST', url: '/api/webhooks/payments', payload, headers });
}
const code = (answer: { json(): { referenceCode?: number } }) => answer.json().referenceCode;

describe('a webhook', () => {
  it('counts once, however often it comes', async () => {
    const { client, order, payment } = await started();
    for (let i = 0; i < 3; i++)
      expect((await send('payment_intent.succeeded', payment.id, { id: 'evt_same' })).statusCode).toBe(200);
    expect((await orderOf(client, order)).contract).not.toBeNull();
    const rows = await t.db.query("SELECT 1 FROM outbox WHERE template = 'order-paid'", []);
    expect(rows).toHaveLength(1);
  });

  it.each([
    [['succeeded', 'processing'], 0],
    [['payment_failed', 'succeeded'], 0],
    [['succeeded', 'payment_failed', 'canceled'], 0],
    [['payment_failed', 'processing'], 2],
    [['requires_action'], 1],
  ])('in the order %j ends with status %i', async (types, status) => {
    const { client, order, payment } = await started();
    for (const type of types) await send(`payment_intent.${type}`, payment.id);
    expect(await paymentOf(client, order)).toMatchObject({ status });
    expect((await orderOf(client, order)).contract === null).toBe(status !== 0);
  });

  it('all at once make one contract', async () => {
    const { client, order, payment } = await started();
    await Promise.all(
      ['processing', 'succeeded', 'succeeded'].map((type) => send(`payment_intent.${type}`, payment.id)),
    );
    expect((await orderOf(client, order)).payment?.status).toBe(0);
    const rows = await t.db.query('SELECT 1 FROM contract WHERE order_id = $1', [order.id]);
    expect(rows).toHaveLength(1);
  });

  it('that never comes is healed when the customer looks', async () => {
    const { client, order, session } = await started();
    await sandbox.act(session, 'pay');
    expect((await orderOf(client, order)).payment?.status).toBe(4);
    expect(await paymentOf(client, order)).toMatchObject({ status: 0 });
    expect((await orderOf(client, order)).contract).not.toBeNull();
  });

  it('for money that came twice marks the second to be paid back', async () => {
    const { client, order, payment } = await started();
    await send('payment_intent.payment_failed', payment.id);
    const second = (await checkout(client, order)).payload<Checkout>().payment;
    await send('payment_intent.succeeded', second.id);
    await send('payment_intent.succeeded', payment.id);
    const rows = await t.db.query<{ id: string }>(
      `SELECT p.id FROM refund r JOIN payment p ON p.id = r.payment_id
        WHERE p.order_id = $1 AND r.state = 'due' AND r.amount_cents = p.amount_cents`,
      [order.id],
    );
    expect(rows).toEqual([{ id: payment.id }]);
  });
});

describe('a webhook is refused', () => {
  it('without the right signature, or when it is old', async () => {
    const { client, order, payment } = await started();
    expect((await send('payment_intent.succeeded', payment.id, { secret: 'wrong' })).statusCode).toBe(401);
    const old = new Date(t.now().getTime() - 301_000);
    expect((await send('payment_intent.succeeded', payment.id, { at: old })).statusCode).toBe(401);
    const headers = { 'content-type': 'application/json' };
    const unsigned = await t.app.inject({
      method: 'POST',
      url: '/api/webhooks/payments',
      payload: '{}',
      headers,
    });
    expect(unsigned.statusCode).toBe(401);
    expect(await paymentOf(client, order)).toMatchObject({ status: 4 });
  });

  it('of an unknown type: 1035; of a known one without effect it is taken', async () => {
    const { payment } = await started();
    expect(code(await send('payment_intent.levitated', payment.id))).toBe(1035);
    expect(code(await send('toString', payment.id))).toBe(1035);
    expect((await send('charge.refunded', payment.id)).statusCode).toBe(200);
  });

  it('when it cannot be handled: 1036 and a status that makes it come again', async () => {
    const answer = await send('payment_intent.succeeded', '00000000-0000-4000-8000-000000000000', {
      id: 'evt_early',
    });
    expect(code(answer)).toBe(1036);
    expect(answer.statusCode).toBe(500);
    expect(await t.db.query("SELECT 1 FROM payment_event WHERE id = 'evt_early'", [])).toEqual([]);
  });
});
