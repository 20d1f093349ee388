import { tellNetwork } from '../../src/server/infra/ports/network/tell-network.service.ts';
import { giveDueAllowances } from '../../src/server/modules/packages/give-due.service.ts';
import { readDueUsage } from '../../src/server/modules/usage/read-usage.service.ts';
import type { OwnOption } from '../../src/shared/api/packages.ts';
import type { UsageView } from '../../src/shared/api/usage.ts';
import type { TestApp } from './app.ts';
import { type Checkout, choose } from './payments.ts';
import type { TestClient } from './test-client.ts';

const fail = (error: unknown) => {
  throw error;
};

/** What the jobs of allowances and usage do on the clock's day. */
export async function runUsage(t: TestApp): Promise<void> {
  await giveDueAllowances(t.deps);
  await tellNetwork(t.deps, fail);
  await readDueUsage(t.deps, fail);
}

export const usageOf = async (client: TestClient) =>
  (await client.get('/api/usage/me')).payload<{ usage: UsageView[] }>().usage;

export const ownOptionsOf = async (client: TestClient) =>
  (await client.get('/api/tariffs/options/me')).payload<{ options: OwnOption[] }>().options;

let key = 0;

/** Books a package; the answer has the page of the payment. */
export function book(client: TestClient, option: string, wish: object = {}) {
  const body = { earlyStart: true, method: 'paypal', ...wish };
  key += 1;
  return client.post(`/api/options/${option}/payment-intent`, body, {
    'idempotency-key': `book-option-${key}`,
  });
}

/** Books a package and pays it. */
export async function bookAndPay(t: TestApp, client: TestClient, option: string, wish: object = {}) {
  const { bookingId, url } = (await book(client, option, wish)).payload<Checkout & { bookingId: string }>();
  await choose(t, url, 'pay');
  return bookingId;
}
