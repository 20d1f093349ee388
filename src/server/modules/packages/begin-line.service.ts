import rules from '../../../../teams/content/usage.json' with { type: 'json' };
import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { cycleOf } from '../../../shared/usage.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { waitingBookings } from './booking-delivery.repository.ts';
import { deliverBooking } from './deliver-booking.service.ts';
import { giveAllowances } from './give-allowances.service.ts';
import { giveMonths } from './give-months.service.ts';
import { giveOnce } from './give-once.service.ts';
import { invitationsToGive, lockInvitations } from './invitation.repository.ts';
import {
  type AllowedLine,
  insertLineAllowance,
  lineOfOrder,
  newestLineOf,
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
  await giveInvitations(tx, deps, line, today);
}

async function giveOrdered(tx: Queryable, deps: AppDeps, line: AllowedLine, today: string): Promise<void> {
  for (const { id: sourceId, ...option } of await orderedOptions(tx, line.orderId))
    await giveOnce(tx, deps, line, { ...option, source: 'order', sourceId }, today);
}

/** The invited customer has part 0, the one who invited part 1; who has no line yet gets it with the first. */
const parts = { invited: 0, inviter: 1 } as const;

async function giveInvitations(tx: Queryable, deps: AppDeps, own: AllowedLine, today: string): Promise<void> {
  await lockInvitations(tx, own);
  for (const { orderId, inviterId, gigabytes } of await invitationsToGive(tx, own)) {
    const inviter = own.userId === inviterId ? own : await newestLineOf(tx, inviterId);
    const gives = [
      { kind: 'data' as const, amount: gigabytes * 1000, zones: ['home' as const, 'eu' as const] },
    ];
    const endsOn = addDays(today, rules.invitation.days - 1);
    const giving = { source: 'invitation', sourceId: orderId, month: 0, startsAt: deps.clock() } as const;
    if (own.orderId === orderId)
      await giveAllowances(tx, deps, own, { ...giving, endsOn, gives, firstPart: parts.invited });
    if (inviter)
      await giveAllowances(tx, deps, inviter, { ...giving, endsOn, gives, firstPart: parts.inviter });
  }
}
