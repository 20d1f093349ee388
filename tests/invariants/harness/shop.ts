import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import type { OrderView } from '../../../src/shared/api/order-view.ts';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
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

/** Everything that an order says. */
export interface PreparedOrder {
  forms: object;
  paymentVersion: 'V3';
  summaryId?: string;
}

/** The forms of somebody who is logged in, and the contract summary that the server made of them. */
export async function prepare(
  client: WebClient,
  address: string,
  numberId: string,
  change: Partial<OrderForms> = {},
): Promise<PreparedOrder> {
  const forms = { ...orderForms(numberId, 'known'), ...change };
  const asked = { paymentVersion: 'V3', forms: offerOf(forms) } as const;
  const reply = await client.post(address, '/api/orders/contract-summary', asked);
  // What cannot be ordered has none, and is refused for its fault.
  if (reply.status !== 201) return { forms, paymentVersion: 'V3' };
  const { summary } = payloadOf<{ summary: { id: string } }>(reply);
  return { forms, paymentVersion: 'V3', summaryId: summary.id };
}

export function send(
  client: WebClient,
  address: string,
  prepared: PreparedOrder,
  key: string = randomUUID(),
): Promise<Reply> {
  return client.post(address, '/api/orders', prepared, { 'idempotency-key': key });
}

/** An order of somebody who is logged in, from the summary to the button. */
export async function order(
  client: WebClient,
  address: string,
  numberId: string,
  change: Partial<OrderForms> = {},
): Promise<Reply> {
  return send(client, address, await prepare(client, address, numberId, change));
}

export function orderIn(reply: Reply): OrderView {
  return payloadOf<{ order: OrderView }>(reply).order;
}

/** Answers that no request may get, whatever races: faults of the server. */
export function broken(what: string, replies: readonly Reply[]): string[] {
  const bad = replies.filter(({ status }) => status === 0 || status >= 500);
  return bad.map(({ status, body }) => `${what} was answered ${status} ${JSON.stringify(body)}`);
}
