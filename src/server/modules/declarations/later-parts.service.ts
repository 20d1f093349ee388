import { berlinToday } from '../../../shared/dates.ts';
import { withdrawalEnd } from '../../../shared/states/contract.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { withdrawPlannedChange } from '../changes/withdraw-change.service.ts';
import { changesOfContract, type WithdrawableChange } from '../changes/withdrawable-change.repository.ts';
import { withdrawBooking } from '../packages/withdraw-booking.service.ts';
import {
  type WithdrawableBooking,
  withdrawableBookings,
} from '../packages/withdrawable-booking.repository.ts';
import type { Effect } from './declaration.ts';

/** What was ordered for a contract after its order; each is a contract of its own, with its own period. */
export interface LaterParts {
  bookings: (WithdrawableBooking & { isOpen: boolean })[];
  changes: (WithdrawableChange & { isOpen: boolean })[];
}

/** The later parts of a locked order's contract. */
export async function laterParts(
  tx: Queryable,
  contractId: string | undefined,
  today: string,
): Promise<LaterParts> {
  if (contractId === undefined) return { bookings: [], changes: [] };
  const isInTime = (made: Date) => today <= withdrawalEnd(berlinToday(made));
  const bookings = await withdrawableBookings(tx, contractId);
  const changes = await changesOfContract(tx, contractId);
  return {
    bookings: bookings.map((one) => ({ ...one, isOpen: !one.isUndone && isInTime(one.createdAt) })),
    changes: changes.map((one) => ({ ...one, isOpen: one.state !== 'revoked' && isInTime(one.createdAt) })),
  };
}

/** Whether something can still be withdrawn from when the period of the order is over. */
export function hasOpenPart({ bookings, changes }: LaterParts): boolean {
  return [...bookings, ...changes].some(({ isOpen }) => isOpen);
}

export async function withdrawnBooking(
  tx: Queryable,
  deps: AppDeps,
  { bookings }: LaterParts,
  id: string,
): Promise<Effect> {
  const booking = bookings.find((one) => one.id === id);
  if (!booking) return { outcome: 'review' };
  if (booking.isUndone) return { outcome: 'repeated' };
  if (!booking.isOpen) return { outcome: 'late' };
  return { outcome: 'done', sessions: await withdrawBooking(tx, deps, id) };
}

/** A planned change is taken back; one that has begun has a bill and a volume of its own, so people decide. */
export async function withdrawnChange(
  tx: Queryable,
  deps: AppDeps,
  { changes }: LaterParts,
  { id, orderId }: { id: string; orderId: string },
): Promise<Effect> {
  const change = changes.find((one) => one.id === id);
  if (!change) return { outcome: 'review' };
  if (change.state === 'revoked') return { outcome: 'repeated' };
  if (!change.isOpen) return { outcome: 'late' };
  const isDone = await withdrawPlannedChange(tx, deps, { orderId, changeId: id });
  return isDone ? { outcome: 'done' } : { outcome: 'review', reason: 'begunChange' };
}
