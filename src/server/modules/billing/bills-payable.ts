import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { Payable, PayableKind } from '../payments/payable.ts';
import { type BillPayment, findBillPayment, lockBillPayment } from './bill-payment.repository.ts';
import { takeDebit } from './collection-outcome.service.ts';
import { findInvoice, payerOf } from './invoice.repository.ts';
import { openCents } from './invoice.ts';
import { reverseInvoicePayment } from './invoice-payment.service.ts';

/** Several invoices are paid in one sum. Its money settles the oldest first, and what is not owed any more goes back. */
export const billsPayable: PayableKind = {
  unknown: 1021,
  find: async (db, id) => payableOf(db, await findBillPayment(db, id)),
  lock: async (tx, id) => payableOf(tx, await lockBillPayment(tx, id)),
  onPaid: async (tx, deps, { id }, { id: paymentId, amountCents }) => {
    const bills = await findBillPayment(tx, id);
    let left = amountCents;
    for (const invoiceId of bills?.invoiceIds ?? [])
      if (left > 0) left -= Number(await takeDebit(tx, deps, { invoiceId, paymentId, amountCents: left }));
    return left === amountCents ? false : amountCents - left;
  },
  onDisputed: (tx, deps, { id }, { id: paymentId }) => reverse(tx, deps, id, paymentId),
};

async function reverse(tx: Queryable, deps: AppDeps, id: string, paymentId: string): Promise<boolean> {
  const bills = await findBillPayment(tx, id);
  let isOwed = false;
  for (const invoiceId of bills?.invoiceIds ?? [])
    isOwed = (await reverseInvoicePayment(tx, deps, { invoiceId, paymentId })) || isOwed;
  return isOwed;
}

async function payableOf(db: Queryable, bills: BillPayment | undefined): Promise<Payable | undefined> {
  if (!bills) return undefined;
  const { id, team, userId, number, invoiceIds } = bills;
  let amountCents = 0;
  let orderId = '';
  for (const invoiceId of invoiceIds) {
    const invoice = await findInvoice(db, invoiceId);
    amountCents += invoice ? Math.max(0, openCents(invoice)) : 0;
    orderId = invoice?.orderId ?? orderId;
  }
  const payer = await payerOf(db, orderId);
  const { lang = 'de', version = 'V3', method = 'paypal' } = payer ?? {};
  const rest = { savedMethodId: null, keepMethod: false, account: null, isClosed: amountCents === 0 };
  return { id, team, userId, lang, number, amountCents, version, method, ...rest };
}
