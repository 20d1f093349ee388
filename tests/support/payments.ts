import { randomUUID } from 'node:crypto';
import type { OrderView } from '../../src/shared/api/order-view.ts';
import type { CheckoutView, PaymentView } from '../../src/shared/api/payments.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './test-client.ts';

export type Checkout = CheckoutView;

export function checkout(
  client: TestClient,
  order: { id: string },
  body: object = {},
  key: string = randomUUID(),
) {
  const wish = { orderId: order.id, version: 'V3', ...body };
  return client.post('/api/tariffs/checkout-session', wish, { 'idempotency-key': key });
}

/** Opens the provider's page and presses one of its buttons; answers where that leads. */
export async function choose(
  t: TestApp,
  url: string,
  action: 'pay' | 'process' | 'fail' | 'cancel',
): Promise<URL> {
  const page = await t.app.inject(url);
  if (!page.body.includes(`${url}/${action}`)) throw new Error(`No such button: ${page.body}`);
  const answer = await t.app.inject({
    method: 'POST',
    url: `${url}/${action}`,
    payload: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return new URL(String(answer.headers.location), 'http://localhost');
}

export async function paymentOf(client: TestClient, order: { id: string }): Promise<PaymentView | null> {
  const answer = await client.get(`/api/orders/${order.id}/payment`);
  return answer.payload<{ payment: PaymentView | null }>().payment;
}

export async function orderOf(client: TestClient, order: { id: string }): Promise<OrderView> {
  return (await client.get(`/api/orders/${order.id}`)).payload<{ order: OrderView }>().order;
}

/** On the sandbox's control page: a debit under way succeeds, or comes to nothing. */
export async function settle(
  t: Pick<TestApp, 'app'>,
  url: string,
  action: 'succeed' | 'settleFail',
): Promise<void> {
  const session = url.split('/').at(-1);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await t.app.inject({
    method: 'POST',
    url: `/dev/payments/sessions/${session}/${action}`,
    payload: '',
    headers,
  });
}
