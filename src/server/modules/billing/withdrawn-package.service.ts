import { daysBetween } from '../../../shared/calendar.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { balanceOrder } from './balance.service.ts';
import { findBilledOrder } from './billed-order.repository.ts';
import { correctInvoices } from './correct-invoices.service.ts';
import { invoicesOfOrder } from './invoice.repository.ts';
import { refundCredits } from './refund-credits.service.ts';

interface WithdrawnPackage {
  bookingId: string;
  /** The last day on which it was used by express wish; those days are paid (§ 357a BGB). */
  usedUntil: string | null;
}

/**
 * Credits and refunds a package of a locked order from which the customer withdraws, without the share that was used.
 * @returns the cents that are credited, and those that are kept
 */
export async function billWithdrawnPackage(
  tx: Queryable,
  deps: AppDeps,
  orderId: string,
  { bookingId, usedUntil }: WithdrawnPackage,
): Promise<{ creditCents: number; keptCents: number }> {
  const order = await findBilledOrder(tx, orderId);
  if (!order) return { creditCents: 0, keptCents: 0 };
  const lineId = `booking:${bookingId}`;
  let keptCents = 0;
  const keeps = ({ cents }: { cents: number }, { periodFrom, periodTo }: Period) => {
    const kept = usedCents(cents, { periodFrom, periodTo }, usedUntil);
    keptCents += kept;
    return kept;
  };
  await correctInvoices(tx, deps, order, ({ id }) => id === lineId, keeps);
  await balanceOrder(tx, deps, orderId);
  await refundCredits(tx, deps, orderId);
  const lines = (await invoicesOfOrder(tx, orderId)).flatMap((invoice) =>
    invoice.correctsId ? invoice.lines : [],
  );
  const credit = lines.filter(({ id }) => id === lineId).reduce((sum, { cents }) => sum - cents, 0);
  return { creditCents: credit, keptCents };
}

interface Period {
  periodFrom: string;
  periodTo: string;
}

/** The share of a price for the days until `usedUntil`, that day included; null: nothing was used by express wish. */
export function usedCents(cents: number, { periodFrom, periodTo }: Period, usedUntil: string | null): number {
  if (usedUntil === null || usedUntil < periodFrom) return 0;
  const until = usedUntil < periodTo ? usedUntil : periodTo;
  return Math.round((cents * (daysBetween(periodFrom, until) + 1)) / (daysBetween(periodFrom, periodTo) + 1));
}
