import { daysBetween } from '../../../shared/calendar.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { balanceOrder } from './balance.service.ts';
import { findBilledOrder } from './billed-order.repository.ts';
import { type Corrected, correctInvoices } from './correct-invoices.service.ts';
import { refundCredits } from './refund-credits.service.ts';

interface WithdrawnPackage {
  bookingId: string;
  /** The last day on which it was used by express wish; those days are paid (§ 357a BGB). */
  usedUntil: string | null;
}

/** Credits and refunds a package of a locked order that is undone, without the share that was used. */
export async function billWithdrawnPackage(
  tx: Queryable,
  deps: AppDeps,
  orderId: string,
  { bookingId, usedUntil }: WithdrawnPackage,
): Promise<Corrected> {
  const order = await findBilledOrder(tx, orderId);
  if (!order) return { creditCents: 0, keptCents: 0 };
  const lineId = `booking:${bookingId}`;
  const keeps = ({ cents }: { cents: number }, period: Period) => usedCents(cents, period, usedUntil);
  const corrected = await correctInvoices(tx, deps, order, ({ id }) => id === lineId, keeps);
  await balanceOrder(tx, deps, orderId);
  await refundCredits(tx, deps, orderId);
  return corrected;
}

/** The days that a price is for, both included. */
export interface Period {
  periodFrom: string;
  periodTo: string;
}

/** The share of a price for the days until `usedUntil`, that day included; null: nothing was used by express wish. */
export function usedCents(cents: number, { periodFrom, periodTo }: Period, usedUntil: string | null): number {
  if (usedUntil === null || usedUntil < periodFrom) return 0;
  const until = usedUntil < periodTo ? usedUntil : periodTo;
  return Math.round((cents * (daysBetween(periodFrom, until) + 1)) / (daysBetween(periodFrom, periodTo) + 1));
}
