import { daysAfter } from '../../../shared/durations.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { type RefundReason, requestRefund } from '../payments/refund.service.ts';
import { invoicesOfOrder } from './invoice.repository.ts';
import { type Invoice, openCents } from './invoice.ts';
import { paidBy, settle } from './settlement.repository.ts';

/** The law allows 14 days for a refund (§ 357 (1) BGB); we send it at once. */
const refundDays = 14;

/** Refunds the rest of a locked order's credit notes by the means by which the invoices were paid. */
export async function refundCredits(
  tx: Queryable,
  deps: AppDeps,
  orderId: string,
  reason: RefundReason = 'withdrawal',
): Promise<void> {
  const invoices = await invoicesOfOrder(tx, orderId);
  for (const credit of invoices.filter((invoice) => openCents(invoice) < 0 && invoice.correctsId))
    await refund(tx, deps, credit, reason);
}

async function refund(tx: Queryable, deps: AppDeps, credit: Invoice, reason: RefundReason): Promise<void> {
  const now = deps.clock();
  const dueAt = daysAfter(now, refundDays);
  let left = -openCents(credit);
  for (const { paymentId, amountCents: paid } of await paidBy(tx, credit.correctsId ?? '')) {
    const amountCents = Math.min(left, paid);
    if (amountCents <= 0) return;
    const request = { paymentId, amountCents, reason, dueAt };
    if (!(await requestRefund(tx, deps, request))) continue;
    await settle(tx, { invoiceId: credit.id, kind: 'refund', amountCents: -amountCents, paymentId, now });
    left -= amountCents;
  }
}
