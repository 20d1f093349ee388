import { randomInt, randomUUID } from 'node:crypto';
import type { FormId } from '../../../src/shared/contracts/form-ids.ts';
import { formIds } from '../../support/definitions.ts';
import { examplesOf } from '../../support/example.ts';
import { offerOf, orderForms } from '../../support/orders.ts';
import { password } from '../../support/people.ts';
import type { Answer, TestClient } from '../../support/test-client.ts';
import { pdf, sendFile } from '../../support/uploads.ts';
import type { OwnerIds } from './callers.ts';

/** The values of a path's parameters: the owner's ids where it has some. */
export function paramsOf(path: string, ids: OwnerIds): Record<string, string> {
  const start = (prefix: string) => path.startsWith(prefix);
  if (start('/api/forms')) return { area: 'auth', form: 'login' };
  if (start('/api/lookups')) return { source: 'germanTowns' };
  if (start('/api/uploads/{area}')) return { area: 'support', form: 'message' };
  if (start('/api/uploads')) return { id: ids.upload };
  if (start('/api/submissions')) return { area: 'support', form: 'barrier' };
  if (start('/api/payments/')) return { kind: 'order', id: ids.order };
  if (start('/api/coupon-codes')) return { code: 'HEIMSIEG' };
  if (start('/api/tariffs/options/me/')) return { id: ids.booking };
  if (start('/api/tariffs/options') || start('/api/options')) return { id: ids.option };
  if (start('/api/distributors/towns')) return { town: 'koeln' };
  if (start('/api/distributors')) return { id: 'doppelpass-gladbeck-45964' };
  if (start('/api/tariffs')) return { id: 'flex-m' };
  if (start('/api/games/rounds')) return { id: ids.gameRound };
  if (start('/api/games/results')) return { id: ids.gamePlay };
  if (start('/api/games/')) return { game: 'penalty' };
  if (start('/api/wallpaper/{id}/preview')) return { id: randomUUID() };
  if (start('/api/wallpaper/')) return { id: 'muster' };
  if (start('/api/campaigns')) return { id: 'heimsieg' };
  if (start('/api/media-contents')) return { id: 'netz-im-vollen-stadion' };
  if (start('/api/product-sheets')) return { id: ids.sheet };
  if (start('/c/')) return { id: ids.link, method: 'paypal' };
  if (start('/api/phone-registries')) return { id: ids.number };
  if (start('/api/documents')) return { id: ids.document };
  if (start('/api/orders/{id}/porting') || start('/api/orders/{id}/card')) return { id: ids.ported };
  if (start('/api/orders')) return { id: ids.order };
  if (start('/api/calls')) return { id: ids.contract, month: '2026-03-01' };
  if (start('/api/contracts') || start('/api/sims')) return { id: ids.contract };
  if (start('/api/devices')) return { id: ids.device };
  if (start('/api/messages')) return { id: ids.message };
  if (start('/api/invoices')) return { id: ids.invoice };
  if (start('/api/users/me/payment-methods/page')) return { id: ids.methodPage };
  return { id: ids.method };
}

const order = (ids: OwnerIds) => ({ orderId: ids.order, version: 'V3' });
const offer = ({ number }: OwnerIds) => ({
  paymentVersion: 'V3',
  forms: offerOf(orderForms(number, 'known')),
});

const newPhone = () => `+4917139${randomInt(100_000, 1_000_000)}`;

/**
 * Bodies that are good, so that only the caller decides. An operation with a form that is not here gets the first valid
 * example of the form; one without a body gets an empty one.
 */
const bodies: Record<string, (ids: OwnerIds) => unknown> = {
  // Another name each time: else the limits of one phone or name answer.
  'POST /api/phone-auth/generate-otp': () => ({ phone: newPhone() }),
  'POST /api/users/reset-password/generate-otp': () => ({ phone: newPhone() }),
  'POST /api/auth/login': () => ({ username: `${randomUUID()}@example.org`, password }),
  'PUT /api/auth/me': ({ profile }) => ({ ...profile, email: `${randomUUID()}@example.org` }),
  'PATCH /api/auth/me': () => ({ email: `${randomUUID()}@example.org` }),
  'POST /api/orders/{id}/porting': ({ provider }) => ({
    donatingProvider: provider,
    mnpType: 'ASAP',
    msisdn: '+4917139200044',
    portingAcknowledged: true,
  }),
  // The lines of its example are of another bill.
  'POST /api/invoices/{id}/objections': () => ({ reason: 'other', message: 'Der Betrag stimmt nicht.' }),
  'POST /api/sims/me/{id}/replacement': () => ({ kind: 'esim', way: 'password', password }),
  'POST /api/sims/replacement/asked': () => ({ token: 'nosuch' }),
  'POST /api/sims/replacement/confirm': () => ({ token: 'nosuch' }),
  'POST /api/sims/replacement/cancel': () => ({ token: 'nosuch' }),
  'PUT /api/sims/me/{id}/barrings': () => ({ ranges: ['premium'] }),
  'POST /api/consents': () => ({ version: 'never shown', granted: [] }),
  'PUT /api/users/me/settings': () => ({ language: 1, colorScheme: 'dark' }),
  'POST /api/auth/step-up': () => ({ way: 'password', password }),
  'POST /api/auth/undo-contact-change': () => ({ token: 'nosuch' }),
  'POST /api/giveaways/wins/look': () => ({ token: 'nosuch' }),
  'POST /api/giveaways/wins/answer': () => ({ token: 'nosuch', named: true }),
  'POST /api/badges/me/told': () => ({ badges: ['first-order'] }),
  'POST /api/games/results/{id}/kicks': () => ({ number: 1, aim: { x: 0, y: 40, power: 3, curve: 0 } }),
  'POST /api/games/results/{id}/reward': () => ({ rewardId: 'data-2' }),
  'POST /api/vouchers/me/look': () => ({ code: 'nosuch' }),
  'POST /api/vouchers/me': () => ({ code: 'nosuch' }),
  'POST /api/users/me/password': () => ({
    currentPassword: 'Falsches-1',
    password: 'Anderes-Spiel3',
    passwordConfirmation: 'Anderes-Spiel3',
  }),
  'POST /api/users/me/payment-methods/page': () => ({ method: 'card' }),
  'PUT /api/contracts/me/{id}/payment-means': () => ({ savedMethodId: null }),
  'POST /api/payment-links': ({ order: id }) => ({ kind: 'order', id }),
  'POST /api/tariffs/checkout-session': order,
  'POST /api/tariffs/payment-intent': ({ order: orderId }) => ({ orderId, version: 'V2', method: 'card' }),
  'POST /api/portings/payment-intent': ({ ported }) => ({ orderId: ported, version: 'V3' }),
  'POST /api/options/{id}/payment-intent': ({ contract }) => ({ contractId: contract, earlyStart: true }),
  'PUT /api/usage/me/notices': ({ contract: contractId }) => ({
    contractId,
    at80: true,
    at100: true,
    unusual: true,
  }),
  'PUT /api/calls/me/{id}': () => ({ choice: 'shortened', lineUse: 'private', usersInformed: true }),
  'PUT /api/usage/me/cost-limit': ({ contract: contractId }) => ({ contractId, limitCents: null }),
  'POST /api/orders/quote': offer,
  'POST /api/orders/contract-summary': offer,
  'POST /api/orders': ({ number }) => ({ paymentVersion: 'V3', forms: orderForms(number, 'known') }),
  'POST /api/tariffs/me': () => ({
    tariffId: 'flex-l',
    earlyStart: true,
    summaryReceived: true,
    termsAccepted: true,
  }),
  'POST /api/tariffs/me/contract-summary': () => ({ tariffId: 'flex-l', earlyStart: true }),
  'POST /api/forms/{area}/{form}/seen': () => ({
    version: 'never shown',
    began: true,
    refused: [],
    left: null,
  }),
  'POST /api/submissions/{area}/{form}': () => ({ place: 'Hilfe', message: 'Das Bild hat keinen Text.' }),
  'POST /api/phone-registries/check-sim': () => ({ iccid: '8949990000000000010' }),
};

/** These end something of the owner's, so they come last. */
export const last = [
  'DELETE /api/devices/{id}',
  'DELETE /api/devices',
  'POST /api/users/me/password',
  'PUT /api/auth/me',
  'PATCH /api/auth/me',
  'POST /api/users/me/payment-methods',
  'PUT /api/contracts/me/{id}/payment-means',
  'POST /api/users/me/payment-methods/{id}/default',
  'DELETE /api/users/me/payment-methods/{id}',
  'POST /api/tariffs/options/me/{id}/end',
  'POST /api/contracts/me/{id}/esim-code',
  'POST /api/contracts/me/{id}/cancellation',
  'POST /api/contracts/me/{id}/withdrawal',
  'POST /api/auth/register',
  'POST /api/phone-registries/{id}/release',
  'DELETE /api/uploads/{id}',
  // It ends the account of the caller who has no line.
  'POST /api/users/me/closing',
  // It brings new tokens, which these callers do not take.
  'POST /api/auth/step-up',
  'POST /api/auth/refresh',
  'POST /api/auth/logout',
];

/** The customer who is stepped up ends the other session of the same customer by these. */
export const endsSessions = ['DELETE /api/devices'];

/** The first valid example of the form of each operation that has one. */
export async function examplesOfOperations(
  paths: Record<string, Record<string, unknown>>,
): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const name = /"#\/components\/schemas\/form\.([^"]+)"/.exec(JSON.stringify(operation))?.[1];
      const id = formIds().find((known) => known.replace('/', '.') === name);
      if (id) found.set(`${method.toUpperCase()} ${path}`, (await examplesOf(id as FormId)).valid); // a form's id
    }
  return found;
}

/** An operation of OpenAPI as a caller sends it who knows the owner's ids. */
export function requestOf(
  operation: string,
  ids: OwnerIds,
  examples: ReadonlyMap<string, unknown>,
): { method: string; url: string; body: unknown } {
  const [method = '', path = ''] = operation.split(' ');
  const params = new Map(Object.entries(paramsOf(path, ids)));
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => params.get(name) ?? name);
  const query = queryOf(url, ids);
  const body = method === 'GET' ? undefined : (bodies[operation]?.(ids) ?? examples.get(operation) ?? {});
  return { method, url: url + query, body };
}

function queryOf(url: string, { email }: OwnerIds): string {
  if (url === '/api/users/check-email') return `?email=${email}`;
  // Its bytes would depend on whether the product is built.
  if (url === '/api/files') return '?fileName=nosuch.svg';
  if (url === '/api/video') return '?id=ihre-nummer-zieht-mit';
  if (url === '/api/video/captions') return `?id=${randomUUID()}&lang=de`;
  if (url.endsWith('/picture')) return '?size=720x1600&format=png';
  return url.startsWith('/api/lookups') ? '?q=50667' : '';
}

export function send(
  client: TestClient,
  operation: string,
  ids: OwnerIds,
  examples: ReadonlyMap<string, unknown>,
): Promise<Answer> {
  if (operation === 'POST /api/uploads/{area}/{form}')
    return sendFile(client, { form: 'support/message', field: '/files' }, pdf());
  const { method, url, body } = requestOf(operation, ids, examples);
  return client.send(verbOf(method), url, body, { 'idempotency-key': randomUUID() });
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
