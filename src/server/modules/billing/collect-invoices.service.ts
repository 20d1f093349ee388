import { berlinToday } from '../../../shared/dates.ts';
import { nextCollection } from '../../../shared/states/collection.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { endAttempt } from '../payments/checkout-session.service.ts';
import { meansOf } from '../payments/contract-means.repository.ts';
import { insertPayment, type Payment } from '../payments/payment.repository.ts';
import { sendDebits } from '../payments/send-debits.service.ts';
import { balanceOrder } from './balance.service.ts';
import { type Collection, claimCollection, setCollection } from './collection.repository.ts';
import { findInvoice } from './invoice.repository.ts';
import { type Invoice, openCents } from './invoice.ts';
import { isObjected } from './objection.repository.ts';
import { attemptsOn } from './pay-all-bills.service.ts';
import { isTooSmall, leaveSmallRest } from './plan-collection.service.ts';

/**
 * Collects the invoices whose day has come, each once: the attempt is committed before the provider is asked, and its
 * id is what the provider knows it by. Any number of processes may run it at once. A failure does not stop the others.
 */
export async function collectInvoices(deps: AppDeps, onFailure: (error: unknown) => void): Promise<void> {
  const today = berlinToday(deps.clock());
  let after: Collection | null = null;
  for (;;) {
    const claimed: { collection: Collection | undefined } = { collection: undefined };
    try {
      const inTheWay = await deps.db.transaction(async (tx) => {
        claimed.collection = await claimCollection(tx, today, after);
        return claimed.collection && begin(tx, deps, claimed.collection);
      });
      if (inTheWay) await endPage(deps, inTheWay);
    } catch (error) {
      onFailure(error);
    }
    if (!claimed.collection) break;
    after = claimed.collection;
  }
  await sendDebits(deps, onFailure);
}

/** An open page is ended, so that the customer does not pay twice; the next run collects, or finds the invoice paid. */
async function endPage(deps: AppDeps, attempt: Payment): Promise<void> {
  if (attempt.state === 'incomplete') await endAttempt(deps, attempt);
}

/** Writes the attempt to debit an invoice whose order is locked. @returns a payment of the customer in its way */
async function begin(tx: Queryable, deps: AppDeps, collection: Collection): Promise<Payment | undefined> {
  // It waits for the answer, which sets another day.
  if (await isObjected(tx, collection.invoiceId)) return undefined;
  const now = deps.clock();
  const invoice = await balanced(tx, deps, collection.invoiceId);
  const means = await meansOf(tx, invoice.orderId);
  const amountCents = openCents(invoice);
  if (amountCents <= 0 || !means) {
    const event = amountCents <= 0 ? 'settled' : 'withoutMeans';
    const state = nextCollection(collection.state, event, collection.tries);
    await setCollection(tx, { ...collection, state }, now);
    return undefined;
  }
  if (isTooSmall(deps, amountCents)) {
    await leaveSmallRest(tx, deps, invoice, collection);
    return undefined;
  }
  const subject = { kind: 'invoice', id: invoice.id } as const;
  const [inTheWay] = await attemptsOn(tx, invoice.id);
  if (inTheWay) return inTheWay;
  const { method, token: savedToken } = means;
  const given = { id: deps.random.id(), team: invoice.team, subject, version: 'V3', method } as const;
  const debit = { savedToken, keepMethod: false, isCollection: true, amountCents, now };
  await insertPayment(tx, { ...given, ...debit });
  const state = nextCollection(collection.state, 'sent', collection.tries);
  await setCollection(tx, { ...collection, state, tries: collection.tries + 1 }, now);
  return undefined;
}

/** The invoice after the credits of its order are set off. */
async function balanced(tx: Queryable, deps: AppDeps, invoiceId: string): Promise<Invoice> {
  const before = await findInvoice(tx, invoiceId);
  if (before) await balanceOrder(tx, deps, before.orderId);
  const invoice = await findInvoice(tx, invoiceId);
  if (!invoice) throw new Error(`The invoice ${invoiceId} is to be collected and not there.`);
  return invoice;
}
