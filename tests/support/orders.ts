import { randomUUID } from 'node:crypto';
import type { OrderView } from '../../src/shared/api/order-view.ts';
import type { PhoneNumber } from '../../src/shared/api/phone-numbers.ts';
import { type OrderForms, offerForms } from '../../src/shared/order-forms.ts';
import type { TestApp } from './app.ts';
import { guestWithProof, registration } from './people.ts';
import type { TestClient } from './test-client.ts';

/** An order with a new number and an eSIM, paid by PayPal; `known` is for somebody who is logged in. */
export function orderForms(phoneNumberId: string, known?: 'known'): OrderForms {
  return {
    'order/tariff': { tariffId: 'flex-m' },
    'order/number': { numberType: 'new', simType: 'esim' },
    'order/new-number': { phoneNumberId },
    'order/options': { optionIds: [] },
    ...(known ? {} : { 'auth/register': registration({ phone: '', email: '' }) }),
    'order/coupon': {},
    'order/payment': { method: 'paypal' },
    'order/approval': { termsAccepted: true, summaryReceived: true, earlyStart: true },
  };
}

/** Holds the first free number of a kind for a client. */
export async function holdNumber(client: TestClient, query = 'kind=general'): Promise<PhoneNumber> {
  const { numbers } = (await client.get(`/api/phone-registries?${query}`)).payload<{
    numbers: PhoneNumber[];
  }>();
  const [number] = numbers;
  if (!number) throw new Error('No number is free.');
  (await client.post(`/api/phone-registries/${number.id}/reserve`)).payload();
  return number;
}

/** The forms that make an offer: what a contract summary is made from. */
export function offerOf(forms: object): object {
  return Object.fromEntries(Object.entries(forms).filter(([form]) => offerForms.some((id) => id === form)));
}

/** The contract summary of an order in progress, as a customer gets it before the button. */
export function askForSummary(client: TestClient, forms: object) {
  return client.post('/api/orders/contract-summary', { paymentVersion: 'V3', forms: offerOf(forms) });
}

/** Orders as the wizard does: with the contract summary of just this order, unless `body` names another. */
export async function sendOrder(
  client: TestClient,
  forms: OrderForms,
  body: object = {},
  key: string = randomUUID(),
) {
  const summary = await askForSummary(client, forms);
  if (summary.status >= 429) throw new Error(`No summary: ${summary.text}`);
  // A faulty order has none; it is refused for its fault.
  const summaryId =
    summary.status === 201 ? summary.payload<{ summary: { id: string } }>().summary.id : undefined;
  const given = { ...(summaryId ? { summaryId } : {}), forms, paymentVersion: 'V3', ...body };
  return client.post('/api/orders', given, { 'idempotency-key': key });
}

/** A guest ready to order: phone proved, number held, forms filled in. */
export async function guestReady(
  t: TestApp,
  phone: string,
  options?: ConstructorParameters<typeof TestClient>[1],
) {
  const client = await guestWithProof(t, phone, options);
  const number = await holdNumber(client);
  const email = `guest${phone.slice(-8)}@example.org`;
  const forms: OrderForms = { ...orderForms(number.id), 'auth/register': registration({ phone, email }) };
  return { client, number, forms, email };
}

/** A guest who has ordered and is logged in now. */
export async function guestWithOrder(
  t: TestApp,
  phone: string,
  change: (forms: OrderForms) => OrderForms = (f) => f,
) {
  const guest = await guestReady(t, phone);
  const { order, session } = (await sendOrder(guest.client, change(guest.forms))).payload<{
    order: OrderView;
    session: { accessToken: string };
  }>();
  guest.client.token = session.accessToken;
  return { ...guest, order };
}
