import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { lockInvoice } from './invoice.repository.ts';
import { openCents } from './invoice.ts';
import { paidBy, settle } from './settlement.repository.ts';

/** Money that came for an invoice. */
interface InvoiceMoney {
  invoiceId: string;
  paymentId: string;
  amountCents: number;
}

/**
 * Settles an invoice with money that came for it.
 * @returns false when that is not what is owed (any more): after a withdrawal, say
 */
export async function markInvoicePaid(tx: Queryable, deps: AppDeps, money: InvoiceMoney): Promise<boolean> {
  const invoice = await lockInvoice(tx, money.invoiceId);
  if (!invoice || openCents(invoice) !== money.amountCents) return false;
  await settle(tx, { ...money, kind: 'payment', now: deps.clock() });
  return true;
}

/** The payer's bank has taken the money back: what of it is left on an invoice is owed anew. */
export async function reverseInvoicePayment(
  tx: Queryable,
  deps: AppDeps,
  { invoiceId, paymentId }: Omit<InvoiceMoney, 'amountCents'>,
): Promise<boolean> {
  await lockInvoice(tx, invoiceId);
  const left = (await paidBy(tx, invoiceId)).find((paid) => paid.paymentId === paymentId);
  if (!left) return false;
  const amountCents = -left.amountCents;
  await settle(tx, { invoiceId, paymentId, amountCents, kind: 'reversal', now: deps.clock() });
  return true;
}
