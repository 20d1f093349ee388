import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { findBilledOrder } from './billed-order.repository.ts';
import { stopCollection } from './collection-outcome.service.ts';
import { extendInvoice, lockInvoice } from './invoice.repository.ts';
import { type Invoice, openCents } from './invoice.ts';
import { paidBy, settle } from './settlement.repository.ts';

/** Money received for an invoice. */
interface InvoiceMoney {
  invoiceId: string;
  paymentId: string;
  amountCents: number;
}

/**
 * Settles an invoice with the money received for it.
 * @returns false when that amount is not owed (any more), for example after a withdrawal
 */
export async function markInvoicePaid(tx: Queryable, deps: AppDeps, money: InvoiceMoney): Promise<boolean> {
  const invoice = await lockInvoice(tx, money.invoiceId);
  if (!invoice || openCents(invoice) !== money.amountCents) return false;
  await settle(tx, { ...money, kind: 'payment', now: deps.clock() });
  return true;
}

/** The payer's bank has taken the money back: the part that is still on an invoice is owed again. */
export async function reverseInvoicePayment(
  tx: Queryable,
  deps: AppDeps,
  { invoiceId, paymentId }: Omit<InvoiceMoney, 'amountCents'>,
): Promise<boolean> {
  const invoice = await lockInvoice(tx, invoiceId);
  const left = (await paidBy(tx, invoiceId)).find((paid) => paid.paymentId === paymentId);
  if (!left) return false;
  const amountCents = -left.amountCents;
  await settle(tx, { invoiceId, paymentId, amountCents, kind: 'reversal', now: deps.clock() });
  await stopCollection(tx, deps, invoiceId);
  if (invoice) await askAgain(tx, deps, invoice, left.amountCents);
  return true;
}

/** Sets a new due date and tells the customer; we take no money automatically. */
async function askAgain(tx: Queryable, deps: AppDeps, invoice: Invoice, cents: number): Promise<void> {
  const order = await findBilledOrder(tx, invoice.orderId);
  if (!order) return;
  const dueOn = addDays(berlinToday(deps.clock()), deps.config.invoiceDueDays);
  await extendInvoice(tx, invoice.id, dueOn);
  const { team, lang, userId, email: to, recipient } = order;
  const due = germanDay(dueOn);
  const values = { name: recipient.name, number: invoice.number, amount: formatCents(cents), due };
  await enqueueMail(tx, deps, { team, lang, userId, to, name: 'paymentReversed', values });
}
