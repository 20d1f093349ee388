import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/server/db/queryable.ts';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
import type { OrderView } from '../../../src/shared/order-view.ts';
import { offerOf, orderForms } from '../../support/orders.ts';
import { serial } from './databases.ts';
import { payloadOf, type Reply, type WebClient } from './web-client.ts';

/** Numbers that only this round knows. */
export async function newNumbers(db: Database, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) {
    await db.query(
      `INSERT INTO phone_number (id, msisdn, kind, class, price_cents) VALUES ($1, $2, 'general', 'None', 0)`,
      [id, `+4915${500_000_000 + (await serial(db))}`],
    );
  }
  return ids;
}

export function reserve(client: WebClient, address: string, numberId: string): Promise<Reply> {
  return client.post(address, `/api/phone-registries/${numberId}/reserve`);
}

/** An order of somebody who is logged in. */
export async function order(
  client: WebClient,
  address: string,
  numberId: string,
  change: Partial<OrderForms> = {},
  key: string = randomUUID(),
): Promise<Reply> {
  const forms = { ...orderForms(numberId, 'known'), ...change };
  // Asked for first, as the wizard does; what cannot be ordered has none and is refused for that.
  const asked = await client.post(address, '/api/orders/contract-summary', { forms: offerOf(forms) });
  const summary = asked.status === 201 ? payloadOf<{ summary: { id: string } }>(asked).summary : undefined;
  const body = { forms, paymentVersion: 'V3', ...(summary ? { summaryId: summary.id } : {}) };
  return client.post(address, '/api/orders', body, { 'idempotency-key': key });
}

export function orderIn(reply: Reply): OrderView {
  return payloadOf<{ order: OrderView }>(reply).order;
}

/** Answers that no request may get, whatever races: faults of the server. */
export function broken(what: string, replies: readonly Reply[]): string[] {
  const bad = replies.filter(({ status }) => status === 0 || status >= 500);
  return bad.map(({ status, body }) => `${what} was answered ${status} ${JSON.stringify(body)}`);
}
