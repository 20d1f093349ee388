import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import { collectionDay, nextCollection, type Refusal } from '../../../shared/states/collection.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { findBilledOrder } from './billed-order.repository.ts';
import { type Collection, findCollection, setCollection } from './collection.repository.ts';
import { extendInvoice, findInvoice, lockInvoice } from './invoice.repository.ts';
import { type Invoice, openCents } from './invoice.ts';
import { settle } from './settlement.repository.ts';

/**
 * Settles a locked invoice with debited money, as far as it is still owed: a credit may have been set off meanwhile.
 * @returns the cents that were owed, or false for none
 */
export async function takeDebit(
  tx: Queryable,
  deps: AppDeps,
  { invoiceId, paymentId, amountCents }: { invoiceId: string; paymentId: string; amountCents: number },
): Promise<false | number> {
  const invoice = await lockInvoice(tx, invoiceId);
  const owedCents = invoice ? Math.min(openCents(invoice), amountCents) : 0;
  await moveOn(tx, deps, invoiceId, 'settled');
  if (owedCents <= 0) return false;
  await settle(tx, { invoiceId, paymentId, amountCents: owedCents, kind: 'payment', now: deps.clock() });
  return owedCents;
}

/** A debit was refused: the customer hears at once why, and when it is tried again or until when to pay. */
export async function refuseDebit(
  tx: Queryable,
  deps: AppDeps,
  invoiceId: string,
  refusal: Refusal,
): Promise<void> {
  const collection = await findCollection(tx, invoiceId);
  const invoice = await findInvoice(tx, invoiceId);
  if (collection?.state !== 'underWay' || !invoice) return;
  const isOpen = openCents(invoice) > 0;
  const { noticeDays: _notice, retryDays } = deps.config.collecting;
  const collectOn = collectionDay(berlinToday(deps.clock()), retryDays);
  const state = isOpen ? nextCollection(collection.state, 'refused', collection.tries) : 'done';
  await setCollection(tx, { ...collection, state, refusal, collectOn }, deps.clock());
  if (state === 'stopped') await extendInvoice(tx, invoiceId, collectOn);
  if (isOpen) await tellRefusal(tx, deps, invoiceId, { ...collection, state, collectOn, refusal });
}

/** The bank took collected money back: no automatic third try. */
export async function stopCollection(tx: Queryable, deps: AppDeps, invoiceId: string): Promise<void> {
  await moveOn(tx, deps, invoiceId, 'reversed');
}

async function moveOn(tx: Queryable, deps: AppDeps, invoiceId: string, event: 'settled' | 'reversed') {
  const collection = await findCollection(tx, invoiceId);
  if (!collection) return;
  const state = nextCollection(collection.state, event, collection.tries);
  await setCollection(tx, { ...collection, state }, deps.clock());
}

async function tellRefusal(tx: Queryable, deps: AppDeps, invoiceId: string, collection: Collection) {
  // Read again: its due date may be later now.
  const invoice = await findInvoice(tx, invoiceId);
  const order = invoice && (await findBilledOrder(tx, invoice.orderId));
  if (!order) return;
  const { team, lang, userId, email: to, recipient } = order;
  const values = { name: recipient.name, ...refusalFacts(invoice, collection) };
  await enqueueMail(tx, deps, { team, lang, userId, to, name: 'collectionRefused', values });
}

function refusalFacts(invoice: Invoice, { state, collectOn, refusal }: Collection) {
  return {
    number: invoice.number,
    amount: formatCents(openCents(invoice)),
    reason: refusal ?? 'other',
    isTriedAgain: state === 'announced' ? 'yes' : 'no',
    day: germanDay(state === 'announced' ? collectOn : invoice.dueOn),
  };
}
