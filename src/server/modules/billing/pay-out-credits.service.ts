import { berlinToday } from '../../../shared/dates.ts';
import { daysAfter } from '../../../shared/durations.ts';
import { creditLine, voucherLines } from '../../../shared/invoice-lines.ts';
import { formatCents } from '../../../shared/money.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { requestRefund } from '../payments/refund.service.ts';
import { balanceRest } from './balance.service.ts';
import { type BilledOrder, findBilledOrder } from './billed-order.repository.ts';
import { openCredits, recordCredited } from './contract-credit.repository.ts';
import { invoicesOfOrder } from './invoice.repository.ts';
import { type Invoice, openCents } from './invoice.ts';
import { issueInvoice } from './issue-invoice.service.ts';
import { paidForOrder, settle } from './settlement.repository.ts';
import { lockLeftVouchers, recordUsedVouchers } from './voucher.repository.ts';

/** As for a withdrawal: the money is sent at once, and must be there by then. */
const refundDays = 14;

/**
 * After the last bill of a line that has ended, what bills owe the customer goes back by the latest payments. What no
 * payment can bring back is paid out by people, who get a mail. A compensation or a voucher that no bill has credited gets
 * one.
 */
export async function payOutCredits(tx: Queryable, deps: AppDeps, orderId: string): Promise<void> {
  const order = await findBilledOrder(tx, orderId);
  if (!order?.contract || !isOver(order.contract, berlinToday(deps.clock()))) return;
  await creditTheRest(tx, deps, order, order.contract.id);
  for (const credit of await invoicesOfOrder(tx, orderId))
    if (openCents(credit) < 0) await payOut(tx, deps, order, credit);
}

/**
 * Nothing will be billed any more. Before it is closed, the last bill of a line may come on the day of its end: people
 * would hear of the credit twice. A line that was withdrawn has had its last bill.
 */
function isOver(
  { isClosed, endedOn, withdrawnOn, nextInvoiceOn }: NonNullable<BilledOrder['contract']>,
  today: string,
): boolean {
  return (
    isClosed && nextInvoiceOn === null && (withdrawnOn !== null || (endedOn !== null && endedOn < today))
  );
}

async function creditTheRest(tx: Queryable, deps: AppDeps, order: BilledOrder, contractId: string) {
  const vouchers = await lockLeftVouchers(tx, order.userId);
  const lines = [...(await openCredits(tx, contractId)).map(creditLine), ...voucherLines(vouchers)];
  if (lines.length === 0) return;
  const today = berlinToday(deps.clock());
  const period = { periodFrom: today, periodTo: today };
  const { id } = await issueInvoice(tx, deps, order, { kind: 'final', lines, ...period });
  await recordCredited(tx, contractId, id);
  await recordUsedVouchers(
    tx,
    vouchers.map((voucher) => voucher.id),
    id,
  );
  await balanceRest(tx, deps, order.orderId);
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
