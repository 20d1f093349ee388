import { addDays } from '../../../shared/calendar.ts';
import { berlinMidnight, berlinToday } from '../../../shared/dates.ts';
import { cycleOf } from '../../../shared/usage.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import {
  type DeliverableBooking,
  deliverableBookings,
  lockDelivery,
  setDelivery,
} from './booking-delivery.repository.ts';
import { eachRow } from './each-row.service.ts';
import { giveAllowances } from './give-allowances.service.ts';
import { later } from './give-months.service.ts';
import { giveOnce } from './give-once.service.ts';
import { type AllowedLine, findAllowedLine } from './line-allowance.repository.ts';

/** Delivers all paid packages that are due. Any number of processes may do it at once. */
export function deliverDueBookings(deps: AppDeps): Promise<void> {
  const today = berlinToday(deps.clock());
  return eachRow(
    deps,
    (limit) => deliverableBookings(deps.db, today, limit),
    (tx, id) => deliverBooking(tx, deps, id),
  );
}

/**
 * Delivers a paid package whose day has come, in the caller's transaction: once, and one that comes each month for each
 * month that has begun. Nothing happens before its day, and before the line is active.
 * @returns false when another process does it
 */
export async function deliverBooking(tx: Queryable, deps: AppDeps, id: string): Promise<boolean> {
  const booking = await lockDelivery(tx, id);
  const line = booking && (await findAllowedLine(tx, booking.contractId));
  const today = berlinToday(deps.clock());
  if (!booking || !line || booking.nextDeliveryOn > today) return false;
  if (!line.isActive) {
    // A line that has ended gets nothing more; one that is still to begin keeps it due.
    if (line.activatedAt) await setDelivery(tx, id, { ...booking, nextDeliveryOn: null });
    return line.activatedAt !== null;
  }
  // Its only day is over and was missed: the money goes back when the line is closed.
  if (!booking.isRecurring && line.endedOn !== null && line.endedOn < today) return false;
  const term = booking.isRecurring
    ? await deliverMonths(tx, deps, booking, line, today)
    : await deliverOnce(tx, deps, booking, line, today);
  await setDelivery(tx, id, term);
  return true;
}

type Term = Pick<DeliverableBooking, 'startsOn' | 'endsOn'> & { nextDeliveryOn: string | null };

/** The term begins with the delivery, so that no day is lost. */
async function deliverOnce(
  tx: Queryable,
  deps: AppDeps,
  { id, durationDays, gives }: DeliverableBooking,
  line: AllowedLine,
  today: string,
): Promise<Term> {
  const endsOn = await giveOnce(
    tx,
    deps,
    line,
    { source: 'booking', sourceId: id, durationDays, gives },
    today,
  );
  return { startsOn: today, endsOn, nextDeliveryOn: null };
}

async function deliverMonths(
  tx: Queryable,
  deps: AppDeps,
  { id, gives, startsOn, endsOn, nextDeliveryOn }: DeliverableBooking,
  line: AllowedLine,
  today: string,
): Promise<Term> {
  const first = startsOn < line.startsOn ? line.startsOn : startsOn;
  const goesOn = (day: string) =>
    (endsOn === null || day <= endsOn) && (line.endedOn === null || day <= line.endedOn);
  const due = nextDeliveryOn < first ? first : nextDeliveryOn;
  // The line may be over without having been closed yet.
  let next: string | null = goesOn(due) ? due : null;
  while (next !== null && next <= today) {
    const cycle = cycleOf(line.startsOn, next);
    const startsAt = next === today ? deps.clock() : later(berlinMidnight(next), line.activatedAt);
    const giving = { source: 'booking', sourceId: id, month: cycle.month, startsAt, gives } as const;
    await giveAllowances(tx, deps, line, { ...giving, endsOn: cycle.endsOn });
    const following = addDays(cycle.endsOn, 1);
    next = goesOn(following) ? following : null;
  }
  return { startsOn: first, endsOn, nextDeliveryOn: next };
}
