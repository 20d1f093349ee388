import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import { collectionDay, nextCollection } from '../../../shared/states/collection.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { type Means, meansOf, setMeans } from '../payments/contract-means.repository.ts';
import { type BilledOrder, findBilledOrder } from './billed-order.repository.ts';
import { type Collection, findCollection, insertCollection, setCollection } from './collection.repository.ts';
import { extendInvoice, invoicesOfOrder } from './invoice.repository.ts';
import { type Invoice, openCents } from './invoice.ts';
import { isObjected } from './objection.repository.ts';

/** The announced debit of an invoice. */
export interface PlannedDebit extends Means {
  collectOn: string;
}

/** Plans the debit of a new invoice; undefined when the customer pays it: nothing is kept, nothing or too little is owed. */
export async function planCollection(
  tx: Queryable,
  deps: AppDeps,
  invoice: Invoice,
): Promise<PlannedDebit | undefined> {
  if (!isCollected(invoice) || isTooSmall(deps, invoice.totalCents)) return undefined;
  const means = await meansOf(tx, invoice.orderId);
  if (!means) return undefined;
  const collectOn = collectionDay(invoice.issuedOn, deps.config.collecting.noticeDays);
  await insertCollection(tx, { invoiceId: invoice.id, collectOn, now: deps.clock() });
  return { ...means, collectOn };
}

/** What an order or a package costs is paid when it is ordered. */
function isCollected({ kind, totalCents }: Invoice): boolean {
  return totalCents > 0 && (kind === 'monthly' || kind === 'final');
}

/** The provider debits no such amount. */
export function isTooSmall({ ports }: Pick<AppDeps, 'ports'>, cents: number): boolean {
  return cents < ports.payments.leastDebitCents;
}

/**
 * From now on a locked order's open invoices are collected from another means, or the customer pays them. Each is
 * announced anew, with the whole notice. What was refused twice or taken back stays with the customer; what is objected to
 * waits for the answer.
 */
export async function changeMeans(
  tx: Queryable,
  deps: AppDeps,
  orderId: string,
  savedMethodId: string | null,
): Promise<void> {
  await setMeans(tx, orderId, savedMethodId, deps.clock());
  const means = await meansOf(tx, orderId);
  const order = await findBilledOrder(tx, orderId);
  if (!order) return;
  for (const invoice of await invoicesOfOrder(tx, orderId))
    if (isCollected(invoice) && openCents(invoice) > 0 && !(await isObjected(tx, invoice.id)))
      await planAnew(tx, deps, { order, invoice, means });
}

/** After the answer to an objection a locked bill is collected as if its means had just been given. */
export async function announceAnew(tx: Queryable, deps: AppDeps, invoice: Invoice): Promise<void> {
  const order = await findBilledOrder(tx, invoice.orderId);
  if (!order || !isCollected(invoice)) return;
  await planAnew(tx, deps, { order, invoice, means: await meansOf(tx, invoice.orderId) });
}

interface Plan {
  order: BilledOrder;
  invoice: Invoice;
  means: Means | undefined;
}

async function planAnew(tx: Queryable, deps: AppDeps, { order, invoice, means }: Plan): Promise<void> {
  const now = deps.clock();
  const today = berlinToday(now);
  const known = await findCollection(tx, invoice.id);
  if (known && known.state !== 'announced') return;
  const collectOn = collectionDay(today, deps.config.collecting.noticeDays);
  if (means && !isTooSmall(deps, openCents(invoice))) {
    if (!known) await insertCollection(tx, { invoiceId: invoice.id, collectOn, now });
    else await setCollection(tx, { ...known, collectOn: later(known.collectOn, collectOn) }, now);
    return tell(tx, deps, order, invoice, {
      how: 'yes',
      means,
      on: later(known?.collectOn ?? '', collectOn),
    });
  }
  if (known) await leaveToCustomer(tx, deps, { order, invoice, known, how: means ? 'tooSmall' : 'no' });
}

/** Takes back an announced debit: the customer pays the invoice, and has the time of a notice for it. */
async function leaveToCustomer(
  tx: Queryable,
  deps: AppDeps,
  { order, invoice, known, how }: Omit<Plan, 'means'> & { known: Collection; how: 'no' | 'tooSmall' },
): Promise<void> {
  const now = deps.clock();
  const state = nextCollection(known.state, 'withoutMeans', known.tries);
  await setCollection(tx, { ...known, state }, now);
  const due = later(invoice.dueOn, addDays(berlinToday(now), deps.config.collecting.noticeDays));
  await extendInvoice(tx, invoice.id, due);
  await tell(tx, deps, order, invoice, { how, on: due });
}

/** On the day of a debit less is owed than the provider debits. */
export async function leaveSmallRest(
  tx: Queryable,
  deps: AppDeps,
  invoice: Invoice,
  known: Collection,
): Promise<void> {
  const order = await findBilledOrder(tx, invoice.orderId);
  if (order) await leaveToCustomer(tx, deps, { order, invoice, known, how: 'tooSmall' });
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

function tell(
  tx: Queryable,
  deps: AppDeps,
  { team, lang, userId, email: to, recipient }: BilledOrder,
  invoice: Invoice,
  { how, means, on }: { how: 'yes' | 'no' | 'tooSmall'; means?: Means; on: string },
): Promise<void> {
  const values = {
    name: recipient.name,
    number: invoice.number,
    amount: formatCents(openCents(invoice)),
    day: germanDay(on),
    isCollected: how,
    account: means?.label ?? '',
    mandate: means?.mandateReference ?? 'none',
    creditor: means?.creditorId ?? '',
  };
  return enqueueMail(tx, deps, { team, lang, userId, to, name: 'collectionPlanned', values });
}
