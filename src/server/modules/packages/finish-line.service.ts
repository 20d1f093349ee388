import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { billWithdrawnPackage } from '../billing/withdrawn-package.service.ts';
import { undeliveredBookings, waitingBookings } from './booking-delivery.repository.ts';
import { deliverBooking } from './deliver-booking.service.ts';
import { giveMonths } from './give-months.service.ts';
import { lineOfOrder, lockMonths } from './line-allowance.repository.ts';
import { findBooking, setBookingState } from './option-booking.repository.ts';

/**
 * Before a line of a locked order is closed: it gets all months that began until its last day and were not given yet, and
 * the money of each package goes back that was paid and never delivered. So it does not matter which job runs first.
 */
export async function finishLine(tx: Queryable, deps: AppDeps, orderId: string): Promise<void> {
  const line = await lineOfOrder(tx, orderId);
  if (!line) return;
  const { contractId } = line;
  if (await lockMonths(tx, contractId)) await giveMonths(tx, deps, contractId, berlinToday(deps.clock()));
  for (const id of await waitingBookings(tx, contractId)) await deliverBooking(tx, deps, id);
  for (const id of await undeliveredBookings(tx, contractId)) await giveBack(tx, deps, id);
}

async function giveBack(tx: Queryable, deps: AppDeps, id: string): Promise<void> {
  const booking = await findBooking(tx, id);
  if (!booking) return;
  await setBookingState(tx, id, { state: 'cancelled', startsOn: null, endsOn: null, now: deps.clock() });
  const {
    team,
    lang,
    userId,
    email: to,
    customerName: name,
    number,
    optionName,
    orderId,
    lineEndsOn,
  } = booking;
  const { creditCents } = await billWithdrawnPackage(tx, deps, orderId, { bookingId: id, usedUntil: null });
  const values = {
    name,
    number,
    package: optionName,
    end: germanDay(lineEndsOn ?? ''),
    credit: formatCents(creditCents),
  };
  await enqueueMail(tx, deps, { team, lang, userId, to, name: 'packageNotDelivered', values });
}
