import { asForm } from '../../../src/server/modules/customers/profile.service.ts';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import type { DeviceList, UserView } from '../../../src/shared/api/customers.ts';
import type { OrderView } from '../../../src/shared/api/order-view.ts';
import type { TestApp } from '../../support/app.ts';
import { chooseCalls, wanted } from '../../support/calls.ts';
import { begin } from '../../support/games/plays.ts';
import { paidOrder } from '../../support/lines.ts';
import { holdNumber, orderForms, sendOrder } from '../../support/orders.ts';
import { type Checkout, checkout, choose } from '../../support/payments.ts';
import { guestWithProof, logIn, registration } from '../../support/people.ts';
import { stepUp } from '../../support/step-up.ts';
import type { TestClient } from '../../support/test-client.ts';
import { fileOf, pdf, sendFile } from '../../support/uploads.ts';
import { bookAndPay } from '../../support/usage.ts';

/** Who calls, in the order of the table: whoever must not succeed comes before the owner. */
export const callerNames = [
  'nobody',
  'guest',
  'signedOut',
  'tampered',
  'otherTeam',
  'other',
  'customer',
  'steppedUp',
] as const;
export type CallerName = (typeof callerNames)[number];

/** Ids of the owner's records. */
export interface OwnerIds {
  order: string;
  /** An order that brings a number and has a posted card; both are on their way. */
  ported: string;
  contract: string;
  invoice: string;
  document: string;
  method: string;
  /** A provider's page that keeps a means of payment. */
  methodPage: string;
  number: string;
  /** A file that waits for a form. */
  upload: string;
  link: string;
  /** Another session of the owner's. */
  device: string;
  /** In the message centre. */
  message: string;
  /** An operator from which numbers can be brought. */
  provider: string;
  /** An option and a product sheet are everybody's. */
  option: string;
  sheet: string;
  /** The round that takes plays, and the owner's play in it. */
  gameRound: string;
  gamePlay: string;
  /** A package that comes each month. */
  booking: string;
  email: string;
  /** The profile, as its form sends it. */
  profile: object;
}

export interface Cast {
  callers: Record<CallerName, TestClient>;
  ids: OwnerIds;
  /** Gives the customer a session again. */
  logInAgain(): Promise<void>;
}

/** A customer who has a line, bills and a saved means of payment. */
async function owner(t: TestApp): Promise<{ client: TestClient; email: string; ids: OwnerIds }> {
  const payment = { method: 'sepa', iban: 'DE89370400440532013000', accountHolder: 'Ayşe Yılmaz' } as const;
  const { client, order, email } = await paidOrder(t, (forms) => ({
    ...forms,
    'order/payment': payment,
  }));
  await runLifecycle(t.deps); // the line is active
  const first = async (path: string, name: string) =>
    (await client.get(path)).payload<Record<string, { id: string; confirmationId?: string }[]>>()[name]?.[0];
  const contract = await first('/api/contracts/me', 'contracts');
  const held = await holdNumber(client);
  const { url } = (await client.post('/api/payment-links', { kind: 'order', id: order.id })).payload<{
    url: string;
  }>();
  const elsewhere = await logIn(t.client(), email);
  await stepUp(elsewhere);
  (await chooseCalls(elsewhere, { contractId: contract?.id ?? '' }, wanted.whole)).payload();
  const { devices } = (await client.get('/api/devices')).payload<DeviceList>();
  const { user } = (await client.get('/api/users/me')).payload<{ user: UserView }>();
  const play = await begin(client);
  const ids = {
    order: order.id,
    gameRound: play.roundId,
    gamePlay: play.id,
    device: devices.find(({ isCurrent }) => !isCurrent)?.id ?? '',
    contract: contract?.id ?? '',
    document: contract?.confirmationId ?? '',
    invoice: (await first('/api/invoices/me', 'invoices'))?.id ?? '',
    method: (await first('/api/users/me/payment-methods', 'paymentMethods'))?.id ?? '',
    number: held.id,
    option: (await first('/api/tariffs/options', 'options'))?.id ?? '',
    sheet: (await first('/api/product-sheets', 'sheets'))?.id ?? '',
    provider: (await first('/api/mnp-providers', 'providers'))?.id ?? '',
    upload: fileOf(await sendFile(client, { form: 'support/message', field: '/files' }, pdf())).id,
    message: (await first('/api/messages', 'messages'))?.id ?? '',
    link: /\/c\/([^?]+)/.exec(url)?.[1] ?? '',
    email,
    profile: asForm(user),
  };
  // Afterwards: else the newest bill would be the month's, which is not paid.
  await runLifecycle(t.deps);
  const booking = await bookAndPay(t, client, 'data-10-monthly');
  const ported = await portedLine(t, client, ids);
  return { client, email, ids: { ...ids, booking, ported, methodPage: '' } };
}

/** A second line of the customer's, which waits for its number and its card. */
async function portedLine(
  t: TestApp,
  client: TestClient,
  { number: held, provider }: Pick<OwnerIds, 'number' | 'provider'>,
): Promise<string> {
  const { 'order/new-number': _n, 'order/options': _o, ...forms } = orderForms(held, 'known');
  const porting = {
    donatingProvider: provider,
    mnpType: 'ASAP',
    msisdn: '+4917604069071',
    portingAcknowledged: true,
  } as const;
  const number = { numberType: 'port', simType: 'physical' } as const;
  const answer = await sendOrder(client, { ...forms, 'order/number': number, 'order/porting': porting });
  const { order } = answer.payload<{ order: OrderView }>();
  const { url } = (await checkout(client, order)).payload<Checkout>();
  await choose(t, url, 'pay');
  return order.id;
}

/** The last page that was opened to keep a means of payment. */
async function openPage(t: TestApp, client: TestClient): Promise<string> {
  (await client.post('/api/users/me/payment-methods/page', { method: 'card' })).payload();
  const [page] = await t.db.query<{ id: string }>('SELECT id FROM method_page ORDER BY created_at DESC');
  return page?.id ?? '';
}

/** Everybody who calls, and the records of the customer whom they want to see and change. */
export async function cast(t: TestApp): Promise<Cast> {
  const { client: customer, email, ids } = await owner(t);
  const other = (await paidOrder(t)).client;
  await stepUp(other);
  const otherTeam = await guestWithProof(t, '+4917139200003', { team: 'aslan' });
  const registered = await otherTeam.post(
    '/api/auth/register',
    registration({ phone: '+4917139200003', email: 'cem@example.org' }),
  );
  otherTeam.token = registered.payload<{ accessToken: string }>().accessToken;
  await stepUp(otherTeam);
  const signedOut = await logIn(t.client(), email);
  await signedOut.post('/api/auth/logout');
  const tampered = t.client();
  tampered.token = `${customer.token?.slice(0, -1)}${customer.token?.endsWith('A') ? 'B' : 'A'}`;
  const steppedUp = await logIn(t.client(), email);
  await stepUp(steppedUp);
  const methodPage = await openPage(t, steppedUp);
  const guest = await guestWithProof(t, '+4917139200002');
  // A code that is asked for from now on is newer than those that proved the phones.
  t.pass({ minutes: 2 });
  return {
    ids: { ...ids, methodPage },
    logInAgain: async () => void (await logIn(customer, email)),
    callers: { nobody: t.client(), guest, signedOut, tampered, otherTeam, other, customer, steppedUp },
  };
}
