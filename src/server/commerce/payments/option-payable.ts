import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { lineStart } from '../../../shared/states/contract.ts';
import { lockBooking, type OptionBooking, setBookingState } from './option-booking.repository.ts';
import type { PayableKind } from './payable.ts';

const notRunning = { startsOn: null, endsOn: null };

/** A package starts with its money, or after the withdrawal period where nobody asked for an earlier start. */
export const optionPayable: PayableKind<OptionBooking> = {
  lock: lockBooking,
  onNews: async (tx, deps, booking, news) => {
    if (booking.state === 'booked' || booking.state === 'cancelled') return;
    const state = news === 'processing' ? 'paymentProcessing' : 'pendingPayment';
    await setBookingState(tx, booking.id, { ...notRunning, state, now: deps.clock() });
  },
  onPaid: async (tx, deps, booking) => {
    if (booking.state === 'booked' || booking.state === 'cancelled') return false;
    const now = deps.clock();
    const orderedOn = berlinToday(booking.createdAt);
    const startsOn = lineStart({ orderedOn, paidOn: berlinToday(now), earlyStart: booking.earlyStart });
    const endsOn = booking.durationDays === null ? null : addDays(startsOn, booking.durationDays - 1);
    await setBookingState(tx, booking.id, { state: 'booked', startsOn, endsOn, now });
    return true;
  },
};
