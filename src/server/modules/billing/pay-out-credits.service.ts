import { berlinToday } from '../../../shared/dates.ts';
import { daysAfter } from '../../../shared/durations.ts';
import { formatCents } from '../../../shared/money.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { requestRefund } from '../payments/refund.service.ts';
import { type BilledOrder, findBilledOrder } from './billed-order.repository.ts';
import { invoicesOfOrder } from './invoice.repository.ts';
import { type Invoice, openCents } from './invoice.ts';
import { paidForOrder, settle } from './settlement.repository.ts';

/** As for a withdrawal: the money is sent at once, and must be there by then. */
const refundDays = 14;

/**
 * After the last bill of a line that has ended, what bills owe the customer goes back by the latest payments. What no
 * payment can bring back is paid out by people, who get a mail.
 */
export async function payOutCredits(tx: Queryable, deps: AppDeps, orderId: string): Promise<void> {
  const order = await findBilledOrder(tx, orderId);
  const { endedOn, nextInvoiceOn, isClosed } = order?.contract ?? {};
  // Before it is closed the last bill may come on the same day: people would hear of the credit twice.
  if (!isClosed || !order || !endedOn || endedOn >= berlinToday(deps.clock()) || nextInvoiceOn !== null)
    return;
  for (const credit of await invoicesOfOrder(tx, orderId))
    if (credit.kind === 'monthly' && openCents(credit) < 0) await payOut(tx, deps, order, credit);
}

async function payOut(tx: Queryable, deps: AppDeps, order: BilledOrder, credit: Invoice): Promise<void> {
  const now = deps.clock();
  let left = -openCents(credit);
  for (const { paymentId, amountCents: paid } of await paidForOrder(tx, order.orderId)) {
    const amountCents = Math.min(left, paid);
    const request = {
      paymentId,
      amountCents,
      reason: 'correction',
      dueAt: daysAfter(now, refundDays),
    } as const;
    if (amountCents <= 0 || !(await requestRefund(tx, deps, request))) continue;
    await settle(tx, { invoiceId: credit.id, kind: 'refund', amountCents: -amountCents, paymentId, now });
    left -= amountCents;
  }
  if (left > 0) await tellPeople(tx, deps, order, { number: credit.number, left: formatCents(left) });
}

function tellPeople(tx: Queryable, deps: AppDeps, order: BilledOrder, values: Record<string, string>) {
  const contract = order.contract?.number ?? '';
  return enqueueMail(tx, deps, {
    team: order.team,
    lang: 'de',
    name: 'creditLeft',
    values: { ...values, contract },
  });
}
