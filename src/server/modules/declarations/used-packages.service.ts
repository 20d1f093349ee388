import type { Queryable } from '../../infra/db/queryable.ts';
import type { UsedPackages } from '../billing/withdrawal-bill.service.ts';
import type { EndingOrder } from '../contracts/contract-end.repository.ts';
import { earlyBookings, orderedDays } from '../packages/withdrawable-booking.repository.ts';

/**
 * The packages of a locked order, and those booked later, that began by express wish before the end of their withdrawal
 * period (§ 357a BGB). It must be asked before anything is undone.
 */
export async function usedPackages(
  tx: Queryable,
  { orderId, contract, earlyStart }: EndingOrder,
  today: string,
): Promise<UsedPackages> {
  const booked = contract ? await earlyBookings(tx, contract.id) : [];
  const ordered = earlyStart ? await orderedDays(tx, orderId) : [];
  const lines = new Map([
    ...booked.map((id) => [`booking:${id}`, null] as const),
    ...ordered.map(({ id, from, to }) => [`option:${id}`, { periodFrom: from, periodTo: to }] as const),
  ]);
  return { until: today, lines };
}
