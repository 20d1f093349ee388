import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import { formatCents } from '../../../shared/money.ts';
import { withdrawalEnd } from '../../../shared/states/contract.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { storeText } from '../../infra/pdf/text-pdf.service.ts';
import { invoiceOption, reverseOptionPayment } from '../billing/option-invoice.service.ts';
import type { PayableKind } from '../payments/payable.ts';
import { type Term, termOf } from './booking-term.ts';
import { isOverCostLimit } from './cost-limit.service.ts';
import { deliverBooking } from './deliver-booking.service.ts';
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
    if (await isOverCostLimit(tx, deps, booking)) return cancel(tx, booking.id, now);
    const term = termOf({ ...booking, orderedOn: berlinToday(booking.createdAt) }, berlinToday(now));
    // Cancelled meanwhile: nothing would be delivered, so nothing is owed.
    if (!term) return cancel(tx, booking.id, now);
    const isInvoiced = await invoiceOption(tx, deps, booking, payment, {
      from: term.startsOn,
      to: term.paidUntil,
    });
    if (!isInvoiced) return cancel(tx, booking.id, now);
    const { startsOn, endsOn } = term;
    await setBookingState(tx, booking.id, { state: 'booked', startsOn, endsOn, now });
    await deliverBooking(tx, deps, booking.id);
    await confirm(tx, deps, booking, term);
    return true;
  },
  onDisputed: async (tx, deps, _booking, payment) => {
    await reverseOptionPayment(tx, deps, payment.id);
    // Its invoice is owed again and can be paid; the booking stays.
    return false;
  },
};

async function cancel(tx: Queryable, id: string, now: Date): Promise<false> {
  await setBookingState(tx, id, { ...notRunning, state: 'cancelled', now });
  return false;
}

/** The confirmation on a durable medium: what was booked, from when until when, and the right to withdraw (§ 312f BGB). */
async function confirm(tx: Queryable, deps: AppDeps, booking: OptionBooking, term: Term): Promise<void> {
  const { team, lang, userId, email: to, customerName: name, number, optionName, description } = booking;
  // Where the line ends in its first month, no further one follows.
  const goesOn = booking.isRecurring && term.paidUntil !== booking.lineEndsOn;
  const values = {
    name,
    number,
    package: optionName,
    msisdn: lineInWords(booking),
    contractId: booking.contractId,
    description,
    amount: formatCents(booking.amountCents),
    start: germanDay(term.startsOn),
    end: germanDay(term.paidUntil),
    monthly: goesOn ? 'yes' : 'no',
    isEarly: booking.earlyStart ? 'yes' : 'no',
    lastDay: germanDay(withdrawalEnd(berlinToday(booking.createdAt))),
  };
  const texts = ['agb', 'withdrawal'] as const;
  const attachments = await Promise.all(texts.map((text) => storeText(tx, deps, team, text)));
  await enqueueMail(tx, deps, { team, lang, userId, to, name: 'optionBooked', values, attachments });
}
