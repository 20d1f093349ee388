import type { Queryable } from '../../db/queryable.ts';
import type { Payable, PayableKind } from '../../commerce/payments/payable.ts';
import { lockInvoice, payerOf } from './invoice.repository.ts';
import { openCents } from './invoice.ts';
import { markInvoicePaid, reverseInvoicePayment } from './invoice-payment.service.ts';

/** An invoice is paid in one sum: what is open of it. */
export const invoicePayable: PayableKind = {
  unknown: 1021,
  lock: lockPayable,
  onPaid: (tx, deps, { id: invoiceId }, { id: paymentId, amountCents }) =>
    markInvoicePaid(tx, deps, { invoiceId, paymentId, amountCents }),
  onDisputed: (tx, deps, { id: invoiceId }, { id: paymentId }) =>
    reverseInvoicePayment(tx, deps, { invoiceId, paymentId }),
};

async function lockPayable(tx: Queryable, id: string): Promise<Payable | undefined> {
  const invoice = await lockInvoice(tx, id);
  if (!invoice) return undefined;
  const payer = await payerOf(tx, invoice.orderId);
  const amountCents = Math.max(0, openCents(invoice));
  return {
    id,
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
