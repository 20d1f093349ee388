import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { noUpdate, type PaymentsPort } from '../../../src/server/infra/ports/payments/payments.ts';
import { isSandbox } from '../../../src/server/sandbox/payments/sandbox-payments.ts';
import type { PaymentVersion } from '../../../src/shared/enums.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { misbehave, never } from '../../support/fake-provider.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { type Checkout, choose, paymentOf } from '../../support/payments.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
let serial = 700;
let mend = () => {};
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
afterEach(() => mend());

const ordered = () => guestWithOrder(t, `+4917604068${serial++}`);
const spoil = (change: (real: PaymentsPort) => Partial<PaymentsPort>) => {
  mend = misbehave(t, change);
};

/** The ways to pay, the versions alternating. */
const ways: readonly [PaymentVersion, string][] = [
  ['V3', 'paypal'],
  ['V2', 'card'],
  ['V3', 'googlePay'],
  ['V2', 'applePay'],
  ['V3', 'sepa'],
  ['V2', 'card'],
  ['V3', 'paypal'],
];
const open = (client: TestClient, order: { id: string }, [version, method]: readonly [string, string]) =>
  client.post(
    `/api/tariffs/${version === 'V3' ? 'checkout-session' : 'payment-intent'}`,
    { orderId: order.id, version, method },
    { 'idempotency-key': t.deps.random.id() },
  );
const isPayable = async (url: string) => (await t.app.inject(url)).statusCode === 200;
const act = async (id: string, action: 'pay' | 'process') => {
  const { payments } = t.deps.ports;
  if (!isSandbox(payments)) throw new Error('The test needs the sandbox.');
  await payments.act(id, action);
};
const attempts = (order: { id: string }) =>
  t.db.query<{ method: string; state: string }>(
    'SELECT method, state FROM payment WHERE order_id = $1 ORDER BY attempt',
    [order.id],
  );

describe('of all payment pages of an order', () => {
  it('only the last one opened takes money', async () => {
    const { client, order } = await ordered();
    const urls: string[] = [];
    for (const way of ways) urls.push((await open(client, order, way)).payload<Checkout>().url);
    expect(new Set(urls).size).toBe(ways.length);
    expect(await Promise.all(urls.map(isPayable))).toEqual(ways.map((_, i) => i === ways.length - 1));
    await choose(t, urls.at(-1) ?? '', 'pay');
    expect(await paymentOf(client, order)).toMatchObject({ status: 0, method: 'paypal' });
  });

  it('one at most takes money when all are opened at once', async () => {
    const { client, order } = await ordered();
    const answers = await Promise.all(ways.map((way) => open(client, order, way)));
    for (const { status } of answers) expect([200, 402, 409]).toContain(status);
    const sessions = await t.db.query<{ id: string }>(
      `SELECT s.id FROM sandbox_session s JOIN payment p ON p.id::text = s.reference WHERE p.order_id = $1`,
      [order.id],
    );
    const payable = await Promise.all(sessions.map(({ id }) => isPayable(`/sandbox/pay/${id}`)));
    expect(payable.filter(Boolean).length).toBeLessThanOrEqual(1);
  });

  it('the older one is closed before the next one is opened', async () => {
    const { client, order } = await ordered();
    const first = (await open(client, order, ['V3', 'paypal'])).payload<Checkout>();
    let wasPayable: boolean | undefined;
    spoil((real) => ({
      createSession: async (request) => {
        wasPayable = await isPayable(first.url);
        return real.createSession(request);
      },
    }));
    expect((await open(client, order, ['V2', 'card'])).status).toBe(200);
    expect(wasPayable).toBe(false);
  });
});

describe('when the older page is used at that moment, no other is opened', () => {
  it.each([
    ['pay', 0, 'succeeded'],
    ['process', 3, 'processing'],
  ] as const)('%s: the answer is status %i, and leads to our own page', async (action, status, state) => {
    const { client, order } = await ordered();
    const first = (await open(client, order, ['V3', 'sepa'])).payload<Checkout>();
    spoil((real) => ({
      cancelSession: async (id) => {
        await act(id, action);
        await real.cancelSession(id);
      },
    }));
    const second = (await open(client, order, ['V2', 'card'])).payload<Checkout>();
    expect(second.payment).toMatchObject({ id: first.payment.id, status });
    expect(second.url).toMatch(new RegExp(`^/dashboard/payment-result\\?kind=order&order=${order.id}`));
    expect(await attempts(order)).toEqual([{ method: 'sepa', state }]);
  });

  it('and the provider still decides: 1114', async () => {
    const { client, order } = await ordered();
    await open(client, order, ['V3', 'paypal']);
    spoil(() => ({ cancelSession: async () => {}, statusOf: async () => noUpdate }));
    const refused = (await open(client, order, ['V2', 'card'])).problem();
    expect(refused).toMatchObject({ status: 409, referenceCode: 1114 });
    expect(refused.detail).toMatch(/geprüft/);
    expect(await attempts(order)).toEqual([{ method: 'paypal', state: 'incomplete' }]);
  });

  it.each(['cancelSession', 'statusOf'] as const)(
    'and the provider does not answer (%s): 1038, and later it works',
    async (call) => {
      const { client, order } = await ordered();
      await open(client, order, ['V3', 'paypal']);
      spoil(() => ({ [call]: never }));
      expect((await open(client, order, ['V2', 'card'])).problem().referenceCode).toBe(1038);
      mend();
      const { url } = (await open(client, order, ['V2', 'card'])).payload<Checkout>();
      expect(await isPayable(url)).toBe(true);
    },
  );

  it('a payment link leads back to itself, where it says so', async () => {
    const { client, order } = await ordered();
    const made = await client.post('/api/payment-links', { kind: 'order', id: order.id });
    const link = new URL(made.payload<{ url: string }>().url).pathname;
    const press = (method: string) =>
      t.app.inject({
        method: 'POST',
        url: `${link}/${method}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      });
    await press('paypal');
    spoil((real) => ({
      cancelSession: async (id) => {
        await act(id, 'pay');
        await real.cancelSession(id);
      },
    }));
    expect((await press('sepa')).headers.location).toBe(`${link}/check?v=V3`);
    const shown = await t.app.inject({ url: link, headers: { accept: 'application/json' } });
    expect(shown.json().payload.payment).toMatchObject({ status: 0, method: 'paypal' });
  });
});
