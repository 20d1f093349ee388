import { randomUUID } from 'node:crypto';
import { requestOf } from '../../api/rights/requests.ts';
import { orderIn, prepare, reserve, send } from '../../invariants/harness/shop.ts';
import { type Reply, WebClient } from '../../invariants/harness/web-client.ts';
import { offerOf, orderForms } from '../../support/orders.ts';
import { password } from '../../support/people.ts';
import type { Owner } from './owners.ts';

/** Who does something, where, and free numbers that nobody else takes. */
export interface Turn {
  owner: Owner;
  address: string;
  numbers: string[];
  /** So many customers are there, and at first as many free numbers. */
  customers: number;
}

/** What a customer does in one go, with the answer to each request. */
export type Walk = (turn: Turn) => Promise<Record<string, Reply>>;

/** Pages, and searches beside the operations of OpenAPI, which have no query. */
const searches = ['q=7', 'q=7777777', 'pattern=Triple', 'pattern=DoubleEnding'];
const more = ['/', '/tarife', ...searches.map((query) => `/api/phone-registries?${query}`)];

/**
 * Finds about one number on each side: the free numbers count up from 1, so that as many digits are asked for as the last
 * of them has. With the same digits one side would answer 200 numbers and the other one.
 */
const fewFound: Walk = async ({ owner, address, customers }) => {
  const digits = '7'.repeat(Math.round(Math.log10(customers)));
  const path = `/api/phone-registries?q=${digits}`;
  return { 'GET /api/phone-registries?q=<few are found>': await owner.client.get(address, path) };
};

/** Each operation that reads, as the customer with their own records. */
export function reading(paths: Record<string, object>): Walk[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    'get' in methods ? [`GET ${path}`] : [],
  );
  const asOwner = operations.map(
    (operation): Walk =>
      async ({ owner: { client, ids }, address, numbers: [number = ''] }) => {
        const { url } = requestOf(operation, { ...ids, number }, new Map());
        return { [operation]: await client.get(address, url) };
      },
  );
  const others = more.map(
    (path): Walk =>
      async ({ owner, address }) => ({ [`GET ${path}`]: await owner.client.get(address, path) }),
  );
  return [...asOwner, ...others, fewFound];
}

/** From the number to the page of the payment. */
const buys: Walk = async ({ owner: { client }, address, numbers }) => {
  const number = numbers.pop() ?? '';
  const held = await reserve(client, address, number);
  const forms = offerOf(orderForms(number, 'known'));
  const quoted = await client.post(address, '/api/orders/quote', { paymentVersion: 'V3', forms });
  const asked = { paymentVersion: 'V3', forms } as const;
  const summary = await client.post(address, '/api/orders/contract-summary', asked);
  const placed = await send(client, address, await prepare(client, address, number));
  const wish = { orderId: placed.status === 201 ? orderIn(placed).id : '', version: 'V3' };
  const key = { 'idempotency-key': randomUUID() };
  return {
    'POST /api/phone-registries/{id}/reserve': held,
    'POST /api/orders/quote': quoted,
    'POST /api/orders/contract-summary': summary,
    'POST /api/orders': placed,
    'POST /api/tariffs/checkout-session': await client.post(
      address,
      '/api/tariffs/checkout-session',
      wish,
      key,
    ),
  };
};

/** The writes of the customer's own pages that need no preparation; those of `requestOf` with their bodies there. */
const kept = [
  'POST /api/options/{id}/payment-intent',
  'POST /api/tariffs/me/contract-summary',
  'PUT /api/users/me/settings',
  'PUT /api/usage/me/notices',
  'PUT /api/usage/me/cost-limit',
  'PUT /api/contracts/me/{id}/payment-means',
  'PUT /api/contracts/me/{id}/line-name',
];

const keeps = kept.map(
  (operation): Walk =>
    async ({ owner: { client, ids }, address }) => {
      const { method, url, body } = requestOf(operation, ids, new Map());
      const key = { 'idempotency-key': randomUUID() };
      return { [operation]: await client.send(address, method, url, body, key) };
    },
);

/** In a browser of its own: a login ends the session that its browser had. */
const comesBack: Walk = async ({ owner: { ids }, address }) => {
  const client = new WebClient();
  const login = { username: ids.email, password };
  return {
    'POST /api/auth/login': await client.post(address, '/api/auth/login', login),
    'POST /api/auth/refresh': await client.post(address, '/api/auth/refresh'),
  };
};

export const writing: readonly Walk[] = [buys, ...keeps, comesBack];

/** The operations of `writing`. */
export const written: ReadonlySet<string> = new Set([
  'POST /api/phone-registries/{id}/reserve',
  'POST /api/orders/quote',
  'POST /api/orders/contract-summary',
  'POST /api/orders',
  'POST /api/tariffs/checkout-session',
  ...kept,
  'POST /api/auth/login',
  'POST /api/auth/refresh',
]);
