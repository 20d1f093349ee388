import { berlinToday } from '../../../shared/dates.ts';
import { orderInvoiceLines } from '../../../shared/invoice-lines.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { findBilledOrder } from './billed-order.repository.ts';
import { findInvoiceOfOrder } from './invoice.repository.ts';
import { markInvoicePaid, reverseInvoicePayment } from './invoice-payment.service.ts';
import { issueInvoice } from './issue-invoice.service.ts';

/** The invoice for the first payment of an order, paid by the money that has just arrived. */
export async function invoiceOrder(
  tx: Queryable,
  deps: AppDeps,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<void> {
  const order = await findBilledOrder(tx, orderId);
  if (!order) return;
  const day = berlinToday(deps.clock());
  const lines = orderInvoiceLines(order.price);
  const draft = { kind: 'order', lines, periodFrom: day, periodTo: day } as const;
  const { id: invoiceId, totalCents: amountCents } = await issueInvoice(tx, deps, order, draft);
  await markInvoicePaid(tx, deps, { invoiceId, paymentId, amountCents });
}

/** The payer's bank took back the money for an order: its invoice is open again. */
export async function reverseOrderPayment(
  tx: Queryable,
  deps: AppDeps,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<boolean> {
  const invoiceId = await findInvoiceOfOrder(tx, orderId);
  return invoiceId !== undefined && reverseInvoicePayment(tx, deps, { invoiceId, paymentId });
}
