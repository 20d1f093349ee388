import { objectionLine } from '../../../shared/invoice-lines.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { balanceOrder } from './balance.service.ts';
import { findBilledOrder } from './billed-order.repository.ts';
import { invoicesOfOrder } from './invoice.repository.ts';
import type { Invoice } from './invoice.ts';
import { issueInvoice } from './issue-invoice.service.ts';
import { refundCredits } from './refund-credits.service.ts';

/** Of a wished credit what credit notes have left of a bill, in cents: a withdrawal may have come in between. */
export async function creditable(tx: Queryable, invoice: Invoice, cents: number): Promise<number> {
  const corrections = (await invoicesOfOrder(tx, invoice.orderId)).filter(
    ({ correctsId }) => correctsId === invoice.id,
  );
  const left = corrections.reduce((sum, { totalCents }) => sum + totalCents, invoice.totalCents);
  return Math.max(0, Math.min(cents, left));
}

/** Credits a locked bill: first what is still open of it, the rest goes back as it was paid. */
export async function creditObjection(
  tx: Queryable,
  deps: AppDeps,
  invoice: Invoice,
  cents: number,
): Promise<void> {
  const { orderId, periodFrom, periodTo } = invoice;
  const order = await findBilledOrder(tx, orderId);
  if (!order) return;
  const lines = [objectionLine(cents)];
  await issueInvoice(tx, deps, order, { kind: 'correction', corrects: invoice, lines, periodFrom, periodTo });
  await balanceOrder(tx, deps, orderId);
  await refundCredits(tx, deps, orderId, 'correction');
}
