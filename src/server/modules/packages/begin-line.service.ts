import { berlinToday } from '../../../shared/dates.ts';
import { cycleOf } from '../../../shared/usage.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { waitingBookings } from './booking-delivery.repository.ts';
import { deliverBooking } from './deliver-booking.service.ts';
import { giveInvitations } from './give-invitations.service.ts';
import { giveMonths } from './give-months.service.ts';
import { giveOnce } from './give-once.service.ts';
import {
  type AllowedLine,
  insertLineAllowance,
  lineOfOrder,
  orderedOptions,
} from './line-allowance.repository.ts';

/**
 * A line begins to work: it gets the plan's first month, the packages that were ordered with it or booked before, and
 * what an invitation brings.
 */
export async function beginLine(tx: Queryable, deps: AppDeps, orderId: string): Promise<void> {
  const line = await lineOfOrder(tx, orderId);
  if (!line) return;
  const today = berlinToday(deps.clock());
  await insertLineAllowance(tx, line.contractId, cycleOf(line.startsOn, today).startsOn);
  await giveMonths(tx, deps, line.contractId, today);
  await giveOrdered(tx, deps, line, today);
  for (const id of await waitingBookings(tx, line.contractId)) await deliverBooking(tx, deps, id);
  await giveInvitations(tx, deps, line);
}

async function giveOrdered(tx: Queryable, deps: AppDeps, line: AllowedLine, today: string): Promise<void> {
  for (const { id: sourceId, ...option } of await orderedOptions(tx, line.orderId))
    await giveOnce(tx, deps, line, { ...option, source: 'order', sourceId }, today);
}
