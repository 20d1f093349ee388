import type { PriceLine } from '../../../shared/api/price.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { type BilledOrder, findBilledOrder } from './billed-order.repository.ts';
import { markInvoicePaid, reverseInvoicePayment } from './invoice-payment.service.ts';
import { type InvoiceDraft, issueInvoice } from './issue-invoice.service.ts';
import { findInvoicePaidBy } from './settlement.repository.ts';

/** A package that is paid after its order; the order's row is locked. */
interface PaidOption {
  id: string;
  orderId: string;
  optionName: string;
}

/**
 * The invoice for a package of a running contract, paid by the money that has just arrived.
 * @returns false when the contract has ended, or ends before the package would begin: then the amount is not owed
 */
export async function invoiceOption(
  tx: Queryable,
  deps: AppDeps,
  { id, orderId, optionName: name }: PaidOption,
  { id: paymentId, amountCents }: { id: string; amountCents: number },
  { from: periodFrom, to: periodTo }: { from: string; to: string },
): Promise<boolean> {
  const order = await findBilledOrder(tx, orderId);
  if (!order || !isThereOn(order, periodFrom)) return false;
  // The booking's id and not the option's: the same package may also be part of the order.
  const label = { labelKey: 'invoices.paper.option', args: { name } };
  const line: PriceLine = { id: `booking:${id}`, kind: 'today', ...label, cents: amountCents };
  const draft: InvoiceDraft = { kind: 'option', lines: [line], periodFrom, periodTo };
  const { id: invoiceId } = await issueInvoice(tx, deps, order, draft);
  return markInvoicePaid(tx, deps, { invoiceId, paymentId, amountCents });
}

/** The payer's bank took back the money for a package: its invoice is open again. */
export async function reverseOptionPayment(tx: Queryable, deps: AppDeps, paymentId: string): Promise<void> {
  const invoiceId = await findInvoicePaidBy(tx, paymentId);
  if (invoiceId) await reverseInvoicePayment(tx, deps, { invoiceId, paymentId });
}

function isThereOn({ contract }: BilledOrder, day: string): boolean {
  return contract?.withdrawnOn === null && (contract.endedOn === null || day <= contract.endedOn);
}
