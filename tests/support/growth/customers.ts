import { readDueConnections } from '../../../src/server/modules/calls/read-connections.service.ts';
import { forgetExpired } from '../../../src/server/retention.ts';
import type { InvoiceView } from '../../../src/shared/api/billing.ts';
import type { SimView } from '../../../src/shared/api/sims.ts';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
import type { TestApp } from '../app.ts';
import { callLinesOf, chooseCalls, wanted } from '../calls.ts';
import { live, paidOrder } from '../lines.ts';
import { answerObjection, objectionIn, objectTo } from '../objections.ts';
import { type Checkout, choose } from '../payments.ts';
import { logIn } from '../people.ts';
import { stepUp } from '../step-up.ts';

/** What the customers ordered: together they have a row in nearly every table. */
const wishesWith = (donatingProvider: string): ((forms: OrderForms) => OrderForms)[] => [
  (forms) => ({ ...forms, 'order/number': { numberType: 'new', simType: 'physical' } }),
  (forms) => ({
    ...forms,
    'order/payment': {
      method: 'sepa',
      iban: 'DE89370400440532013000',
      accountHolder: 'Ayşe Yılmaz',
    },
  }),
  ({ 'order/new-number': _number, 'order/options': _options, ...forms }) => ({
    ...forms,
    'order/number': { numberType: 'port', simType: 'esim' },
    'order/porting': {
      donatingProvider,
      mnpType: 'ASAP',
      msisdn: '+4917139200044',
      portingAcknowledged: true,
    },
  }),
];

/** Days in which their lines begin and the first months are billed. */
export const templateDays = 45;

/** Customers with nothing open: they stand for those that an operator has most of. */
export async function templateCustomers(t: TestApp): Promise<void> {
  const [provider] = await t.db.query<{ id: string }>('SELECT id FROM mnp_provider ORDER BY slug LIMIT 1');
  const customers = [];
  for (const wish of wishesWith(provider?.id ?? '')) customers.push(await paidOrder(t, wish));
  await live(t, templateDays);
  for (const { email } of customers) {
    const client = t.client();
    await logIn(client, email);
    await payOpenBills(t, client);
    await objectToBill(t, client);
    await barPremium(client);
    await itemise(t, client);
  }
  await readDueConnections(t.deps, (error) => {
    throw error;
  });
  await t.db.query('UPDATE outbox SET sent_at = $1', [t.now()]);
  await forgetExpired(t.db, t.now());
}

async function barPremium(client: ReturnType<TestApp['client']>): Promise<void> {
  const { sims } = (await client.get('/api/sims/me')).payload<{ sims: SimView[] }>();
  for (const { contractId } of sims)
    (await client.send('PUT', `/api/sims/me/${contractId}/barrings`, { ranges: ['premium'] })).payload();
}

/** Single connections, as if they had been wanted for a month. */
async function itemise(t: TestApp, client: ReturnType<TestApp['client']>): Promise<void> {
  await stepUp(client);
  for (const line of await callLinesOf(client)) (await chooseCalls(client, line, wanted.whole)).payload();
  await t.db.query(
    `UPDATE itemised_line SET since = since - interval '30 days', whole_since = whole_since - interval '30 days',
       read_from = read_from - 30, next_read_at = chosen_at`,
  );
}

/** An objection that was answered: the bill stays as it is. */
async function objectToBill(t: TestApp, client: ReturnType<TestApp['client']>): Promise<void> {
  const { invoices } = (await client.get('/api/invoices/me')).payload<{ invoices: InvoiceView[] }>();
  const bill = invoices.find(({ objectableUntil }) => objectableUntil !== null);
  if (!bill) throw new Error('No bill can be objected to.');
  const { number } = objectionIn(await objectTo(client, bill));
  await answerObjection(t, number, null, 'Der Preis stimmt.');
}

async function payOpenBills(t: TestApp, client: ReturnType<TestApp['client']>): Promise<void> {
  const { invoices } = (await client.get('/api/invoices/me')).payload<{ invoices: InvoiceView[] }>();
  for (const { id, openCents } of invoices.filter((invoice) => invoice.openCents > 0)) {
    const key = { 'idempotency-key': `bill-${id}-${openCents}` };
    const answer = await client.post(`/api/invoices/${id}/checkout-session`, { version: 'V3' }, key);
    await choose(t, answer.payload<Checkout>().url, 'pay');
  }
}
