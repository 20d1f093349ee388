import type { Queryable } from '../../infra/db/queryable.ts';
import type { Payable, PayableKind } from '../payments/payable.ts';
import { refuseDebit, takeDebit } from './collection-outcome.service.ts';
import { findInvoice, lockInvoice, payerOf } from './invoice.repository.ts';
import { type Invoice, openCents } from './invoice.ts';
import { markInvoicePaid, reverseInvoicePayment } from './invoice-payment.service.ts';

/** An invoice is paid in one sum: its open amount. */
export const invoicePayable: PayableKind = {
  unknown: 1021,
  find: async (db, id) => payableOf(db, await findInvoice(db, id)),
  lock: async (tx, id) => payableOf(tx, await lockInvoice(tx, id)),
  onPaid: (tx, deps, { id: invoiceId }, { id: paymentId, amountCents, isCollection }) =>
    (isCollection ? takeDebit : markInvoicePaid)(tx, deps, { invoiceId, paymentId, amountCents }),
  onRefused: (tx, deps, { id }, refusal) => refuseDebit(tx, deps, id, refusal),
  onDisputed: (tx, deps, { id: invoiceId }, { id: paymentId }) =>
    reverseInvoicePayment(tx, deps, { invoiceId, paymentId }),
};

async function payableOf(db: Queryable, invoice: Invoice | undefined): Promise<Payable | undefined> {
  if (!invoice) return undefined;
  const payer = await payerOf(db, invoice.orderId);
  const amountCents = Math.max(0, openCents(invoice));
  return {
    id: invoice.id,
    team: invoice.team,
    userId: invoice.userId,
    lang: payer?.lang ?? 'de',
    number: invoice.number,
    amountCents,
    version: payer?.version ?? 'V3',
    method: payer?.method ?? 'paypal',
    savedMethodId: null,
    keepMethod: false,
    account: null,
    isClosed: amountCents === 0,
  };
}
