import type { Reservation } from '../../../shared/catalogue.ts';
import { isDeadlock, isUniqueViolation } from '../../infra/db/constraint.ts';
import type { AppDeps } from '../../deps.ts';
import { problem } from '../../errors/problem.ts';
import type { Holder } from '../../modules/phone-numbers/holder.ts';
import { findNumber } from '../../modules/phone-numbers/phone-number.repository.ts';
import { extendHold, type Hold, listHolds, releaseHold, takeNumber } from '../../modules/phone-numbers/reservation.repository.ts';

/** The holder sees a warning this long before the end. */
const warnSeconds = 120;

/**
 * Holds a number. Somebody who holds it already gets the same hold back, unprolonged.
 * @throws Problem 1104 when somebody else has it
 */
export async function reserve(deps: AppDeps, numberId: string, holder: Holder): Promise<Reservation> {
  let hold = await take(deps, numberId, holder);
  if (hold === 'crossed') hold = await take(deps, numberId, holder);
  const now = deps.clock();
  const held = typeof hold === 'string' ? await own(deps, numberId, holder, now) : hold;
  if (!held) throw problem(1104);
  return reservationOf(held, now);
}

/** The hold that the caller has already. */
async function own({ db }: AppDeps, numberId: string, holder: Holder, now: Date): Promise<Hold | undefined> {
  return (await listHolds(db, holder, now)).find(({ id }) => id === numberId);
}

/** `crossed`: another request of the same holder came at the same moment, or two holders swapped numbers. */
async function take(deps: AppDeps, numberId: string, holder: Holder): Promise<Hold | 'taken' | 'crossed'> {
  const { holdSeconds, extensions } = deps.config.reservation;
  const now = deps.clock();
  const until = new Date(now.getTime() + holdSeconds * 1000);
  try {
    const hold = { reservationId: deps.random.id(), numberId, holder, now, until, extensions };
    return (await takeNumber(deps.db, hold)) ?? 'taken';
  } catch (error) {
    if (isUniqueViolation(error, 'phone_number_holder') || isDeadlock(error)) return 'crossed';
    throw error;
  }
}

/** @throws Problem 1105 when the hold has ended or cannot be prolonged again; 1104 when it never was the holder's */
export async function extend(deps: AppDeps, numberId: string, holder: Holder): Promise<Reservation> {
  const now = deps.clock();
  const until = new Date(now.getTime() + deps.config.reservation.holdSeconds * 1000);
  const hold = await extendHold(deps.db, { numberId, holder, now, until });
  if (!hold) throw problem((await findNumber(deps.db, numberId, now)) ? 1105 : 1104);
  return reservationOf(hold, now);
}

export async function release(deps: AppDeps, numberId: string, holder: Holder): Promise<void> {
  await releaseHold(deps.db, numberId, holder);
}

export async function heldBy(deps: AppDeps, holder: Holder | null): Promise<Reservation[]> {
  const now = deps.clock();
  const holds = holder ? await listHolds(deps.db, holder, now) : [];
  return holds.map((hold) => reservationOf(hold, now));
}

function reservationOf(hold: Hold, now: Date): Reservation {
  const { id: phoneNumberId, reservationId: id, heldUntil, msisdn, kind, priceCents, extensionsLeft } = hold;
  const times = { expiresAt: heldUntil.toISOString(), serverTime: now.toISOString(), warnSeconds };
  return { id, phoneNumberId, msisdn, kind, class: hold.class, priceCents, extensionsLeft, ...times };
}
