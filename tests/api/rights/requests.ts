import { randomUUID } from 'node:crypto';
import { password } from '../../support/people.ts';
import type { Answer, TestClient } from '../../support/test-client.ts';
import type { OwnerIds } from './callers.ts';

/** The values of a path's parameters: the owner's ids where it has some. */
function paramsOf(path: string, ids: OwnerIds): Record<string, string> {
  const start = (prefix: string) => path.startsWith(prefix);
  if (start('/api/forms')) return { area: 'auth', form: 'login' };
  if (start('/api/payments/')) return { kind: 'order', id: ids.order };
  if (start('/api/coupon-codes')) return { code: 'NOSUCH' };
  if (start('/api/tariffs/options') || start('/api/options')) return { id: ids.option };
  if (start('/api/tariffs')) return { id: 'flex-m' };
  if (start('/api/product-sheets')) return { id: ids.sheet };
  if (start('/c/')) return { id: ids.link, method: 'paypal' };
  if (start('/api/phone-registries')) return { id: ids.number };
  if (start('/api/documents')) return { id: ids.document };
  if (start('/api/orders')) return { id: ids.order };
  if (start('/api/contracts')) return { id: ids.contract };
  if (start('/api/invoices')) return { id: ids.invoice };
  return { id: ids.method };
}

const order = (ids: OwnerIds) => ({ orderId: ids.order, version: 'V3' });

/** Bodies that are good, so that only the caller decides; other writes get an empty one, which their form refuses. */
const bodies: Record<string, (ids: OwnerIds) => unknown> = {
  'PATCH /api/auth/me': () => ({ email: `${randomUUID()}@example.org` }),
  'POST /api/orders/{id}/porting': () => ({
    donatingProvider: 'telekom',
    mnpType: 'ASAP',
    msisdn: '+4917139200044',
    portingAcknowledged: true,
  }),
  'PUT /api/users/me/settings': () => ({ language: 1, colorScheme: 'dark' }),
  'POST /api/auth/step-up': () => ({ way: 'password', password }),
  'POST /api/auth/undo-contact-change': () => ({ token: 'nosuch' }),
  'POST /api/users/me/password': () => ({
    currentPassword: 'Falsches-1',
    password: 'Anderes-Spiel3',
    passwordConfirmation: 'Anderes-Spiel3',
  }),
  'POST /api/payment-links': ({ order: id }) => ({ kind: 'order', id }),
  'POST /api/tariffs/checkout-session': order,
  'POST /api/tariffs/payment-intent': order,
  'POST /api/portings/payment-intent': order,
  'POST /api/options/{id}/payment-intent': ({ contract }) => ({ contractId: contract, earlyStart: true }),
  'POST /api/orders/quote': () => ({ forms: {} }),
  'POST /api/orders/contract-summary': () => ({ forms: {} }),
  'POST /api/orders': () => ({ forms: {} }),
  'POST /api/phone-registries/check-sim': () => ({ iccid: '8949990000000000010' }),
};

/** These end something of the owner's, so they come last. */
export const last = [
  'POST /api/users/me/password',
  'PATCH /api/auth/me',
  'POST /api/users/me/payment-methods/{id}/default',
  'DELETE /api/users/me/payment-methods/{id}',
  'POST /api/contracts/me/{id}/esim-code',
  'POST /api/contracts/me/{id}/cancellation',
  'POST /api/contracts/me/{id}/withdrawal',
  'POST /api/auth/step-up',
  'POST /api/auth/refresh',
  'POST /api/auth/logout',
];

/** Sends an operation of OpenAPI as a caller would who knows the owner's ids. */
export function send(client: TestClient, operation: string, ids: OwnerIds): Promise<Answer> {
  const [method = '', path = ''] = operation.split(' ');
  const params = new Map(Object.entries(paramsOf(path, ids)));
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => params.get(name) ?? name);
  const query = url === '/api/users/check-email' ? `?email=${ids.email}` : '';
  const body = method === 'GET' ? undefined : (bodies[operation]?.(ids) ?? {});
  return client.send(verbOf(method), url + query, body, { 'idempotency-key': randomUUID() });
}

function verbOf(method: string): Parameters<TestClient['send']>[0] {
  const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
  return verbs.find((verb) => verb === method) ?? 'GET';
}

/** `200`, or a refusal with its code: `403 1112`. */
export function verdictOf({ status, text, headers }: Answer): string {
  const isProblem = String(headers['content-type']).startsWith('application/problem+json');
  return isProblem ? `${status} ${JSON.parse(text).referenceCode}` : String(status);
}
