import type { Invoice } from '../../src/server/modules/billing/invoice.ts';
import { runLifecycle } from '../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import type { ContractView } from '../../src/shared/api/contracts.ts';
import type { OrderView } from '../../src/shared/api/order-view.ts';
import type { OrderForms } from '../../src/shared/order-forms.ts';
import type { TestApp } from './app.ts';
import { guestWithOrder, holdNumber, orderForms, sendOrder } from './orders.ts';
import { type Checkout, checkout, choose } from './payments.ts';
import { password } from './people.ts';
import type { TestClient } from './test-client.ts';
import { runUsage } from './usage.ts';

export type ChangeForms = (forms: OrderForms) => OrderForms;

/** Customers' own phones: one digit longer than any number that the stock offers, so a line never gets one of them. */
let serial = 0;
const nextPhone = () => `+49171392${10_000 + serial++}`;

/** A guest's order, paid at once: a Flex M with a new number, begun early unless changed. */
export async function paidOrder(t: TestApp, change: ChangeForms = (forms) => forms) {
  const phone = nextPhone();
  const guest = await guestWithOrder(t, phone, change);
  const { url } = (await checkout(guest.client, guest.order)).payload<Checkout>();
  await choose(t, url, 'pay');
  const { firstName, lastName } = guest.forms['auth/register']?.personal ?? { firstName: '', lastName: '' };
  const declared = {
    name: `${firstName} ${lastName}`,
    email: guest.email,
    contractNumber: guest.order.number,
  };
  return { ...guest, phone, declared };
}

/** Another line of a customer: an eSIM that begins after the withdrawal period unless said. */
export async function secondLine(
  t: TestApp,
  client: TestClient,
  { tariffId = 'flex-m', earlyStart = false } = {},
): Promise<ContractView> {
  const forms = {
    ...orderForms((await holdNumber(client)).id, 'known'),
    'order/tariff': { tariffId },
    'order/approval': { termsAccepted: true, summaryReceived: true, earlyStart },
  } as const;
  const { order } = (await sendOrder(client, forms)).payload<{ order: OrderView }>();
  const { url } = (await checkout(client, order)).payload<Checkout>();
  await choose(t, url, 'pay');
  const { contracts } = (await client.get('/api/contracts/me')).payload<{ contracts: ContractView[] }>();
  const own = contracts.find(({ orderId }) => orderId === order.id);
  if (!own) throw new Error('The second line has no contract.');
  return own;
}

/** A paid order that brings a number as soon as possible, with an eSIM and an early start unless changed. */
export async function portedOrder(
  t: TestApp,
  change: Partial<NonNullable<OrderForms['order/porting']>>,
  { earlyStart = true, simType = 'esim' as 'esim' | 'physical' } = {},
) {
  const { providers } = (await t.client().get('/api/mnp-providers')).payload<{
    providers: { id: string }[];
  }>();
  const porting = {
    donatingProvider: providers[0]?.id ?? '',
    mnpType: 'ASAP',
    portingAcknowledged: true,
    ...change,
  } as const;
  const order = await paidOrder(t, ({ 'order/new-number': _n, 'order/options': _o, ...forms }) => ({
    ...forms,
    'order/number': { numberType: 'port', simType },
    'order/porting': porting,
    'order/approval': { termsAccepted: true, summaryReceived: true, earlyStart },
  }));
  await runLifecycle(t.deps);
  /** Logs in again, because days pass. */
  const login = async () => {
    const { accessToken } = (
      await order.client.post('/api/auth/login', { username: order.email, password })
    ).payload<{ accessToken: string }>();
    order.client.token = accessToken;
  };
  return { ...order, login, porting };
}

/** Lets days pass one by one, each with what it brings, as a server that runs on. */
export async function live(t: TestApp, days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    t.pass({ days: 1 });
    await runLifecycle(t.deps);
    await runUsage(t);
  }
}

/** Lets days pass at once: all that was due meanwhile is done on the last of them, as after a night without the jobs. */
export async function leap(t: TestApp, days: number): Promise<void> {
  t.pass({ days });
  await runLifecycle(t.deps);
  await runUsage(t);
}

export function invoicesOf(t: TestApp, orderId: string): Promise<(Invoice & { sum: number })[]> {
  return t.db.query(
    `SELECT id, number, kind, month, lines, total_cents AS "totalCents", vat_cents AS "vatCents",
       settled_cents AS "settledCents", period_from AS "periodFrom", period_to AS "periodTo",
       issued_on AS "issuedOn", due_on AS "dueOn", corrects_id AS "correctsId"
       FROM invoice WHERE order_id = $1 ORDER BY created_at, number`,
    [orderId],
  );
}

/** Money in and out of an order's invoices, in cents. */
export async function moneyOf(t: TestApp, orderId: string) {
  const [row] = await t.db.query<{ received: number; refunded: number }>(
    `SELECT coalesce(sum(received_cents), 0) AS received, coalesce(sum(refunded_cents), 0) AS refunded FROM payment
      WHERE subject_id = $1 OR subject_id IN (SELECT id FROM invoice WHERE order_id = $1)`,
    [orderId],
  );
  const invoices = await invoicesOf(t, orderId);
  const invoiced = invoices.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const open = invoices.reduce((sum, { totalCents, settledCents }) => sum + totalCents - settledCents, 0);
  return { received: row?.received ?? 0, refunded: row?.refunded ?? 0, invoiced, open };
}
