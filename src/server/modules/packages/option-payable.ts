import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { lineStart } from '../../../shared/states/contract.ts';
import { invoiceOption, reverseOptionPayment } from '../billing/option-invoice.service.ts';
import type { PayableKind } from '../payments/payable.ts';
import {
  findBooking,
  lockBooking,
  type OptionBooking,
  setBookingState,
} from './option-booking.repository.ts';

const notRunning = { startsOn: null, endsOn: null };

/** A package starts with its payment, or after the withdrawal period unless the customer asked for an earlier start. */
export const optionPayable: PayableKind<OptionBooking> = {
  unknown: 1024,
  find: findBooking,
  lock: lockBooking,
  onUpdate: async (tx, deps, booking, update) => {
    if (booking.state === 'booked' || booking.state === 'cancelled') return;
    const state = update === 'processing' ? 'paymentProcessing' : 'pendingPayment';
    await setBookingState(tx, booking.id, { ...notRunning, state, now: deps.clock() });
  },
  onPaid: async (tx, deps, booking, payment) => {
    if (booking.state === 'booked' || booking.state === 'cancelled') return false;
    const now = deps.clock();
    const orderedOn = berlinToday(booking.createdAt);
    const startsOn = lineStart({ orderedOn, paidOn: berlinToday(now), earlyStart: booking.earlyStart });
    const endsOn = booking.durationDays === null ? null : addDays(startsOn, booking.durationDays - 1);
    const isInvoiced = await invoiceOption(tx, deps, booking, payment, {
      from: startsOn,
      to: endsOn ?? startsOn,
    });
    await setBookingState(
      tx,
      booking.id,
      isInvoiced ? { state: 'booked', startsOn, endsOn, now } : { ...notRunning, state: 'cancelled', now },
    );
    return isInvoiced;
  },
  onDisputed: async (tx, deps, _booking, payment) => {
    await reverseOptionPayment(tx, deps, payment.id);
    // Its invoice is owed again and can be paid; the booking stays.
    return false;
  },
};
