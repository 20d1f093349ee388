import { berlinToday } from '../../../shared/dates.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { openAttempt } from '../payments/payment-attempt.service.ts';
import { endUnusedAttempts } from '../payments/unused-attempt.repository.ts';
import { setBookingState } from './option-booking.repository.ts';
import { lockUnpaidBooking, type UnpaidBooking } from './unpaid-booking.repository.ts';

/** What a booking is agreed on. */
interface Wish {
  contractId: string;
  optionId: string;
  priceCents: number;
  earlyStart: boolean;
}

/** The unpaid booking that is still right, or the provider's sessions of one that was not and has been cancelled. */
type Earlier = { id: string } | { sessions: string[] };

/**
 * What becomes of an unpaid booking of the same package when it is booked again, in the caller's transaction. The day of
 * the booking decides about beginning and withdrawal, so one of another day, price or beginning gives way; money that
 * still comes for it goes back. One whose payment is under way stays.
 */
export async function settleEarlier(tx: Queryable, deps: AppDeps, wish: Wish): Promise<Earlier> {
  const found = await lockUnpaidBooking(tx, wish.contractId, wish.optionId);
  if (!found) return { sessions: [] };
  const { id } = found;
  const now = deps.clock();
  if (isAsWished(found, wish, now) || (await isUnderWay(tx, found))) return { id };
  await setBookingState(tx, id, { state: 'cancelled', startsOn: null, endsOn: null, now });
  return { sessions: await endUnusedAttempts(tx, { kind: 'option', ids: [id], now }) };
}

function isAsWished({ priceCents, earlyStart, createdAt }: UnpaidBooking, wish: Wish, now: Date): boolean {
  const isSameDay = berlinToday(createdAt) === berlinToday(now);
  return isSameDay && priceCents === wish.priceCents && earlyStart === wish.earlyStart;
}

async function isUnderWay(tx: Queryable, { id, state }: UnpaidBooking): Promise<boolean> {
  const attempt = await openAttempt(tx, { kind: 'option', id });
  return state === 'paymentProcessing' || (attempt !== undefined && attempt.state !== 'incomplete');
}
