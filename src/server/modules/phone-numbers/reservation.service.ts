import type { Reservation } from '../../../shared/api/phone-numbers.ts';
import { problem } from '../../errors/problem.ts';
import type { Caller } from '../../infra/budgets/caller.ts';
import { spend } from '../../infra/budgets/spend.service.ts';
import { isDeadlock, isUniqueViolation } from '../../infra/db/constraint.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { Holder } from './holder.ts';
import { findNumber } from './phone-number.repository.ts';
import {
  extendHold,
  type Hold,
  listHolds,
  lockHolder,
  releaseHold,
  takeNumber,
} from './reservation.repository.ts';

/** The holder sees a warning this long before the end. */
const warnSeconds = 120;

/**
 * Reserves a number. A holder who already has it gets the same reservation, without an extension.
 * @param stranger a caller without a proved phone: one number at a time, and within budgets
 * @throws Problem 1104 when another holder has it; 1107 for a stranger's second number; 429
 */
export async function reserve(
  deps: AppDeps,
  numberId: string,
  holder: Holder,
  stranger?: Caller,
): Promise<Reservation> {
  const takeOnce = () =>
    orCrossed(() =>
      stranger ? takeAsStranger(deps, numberId, holder, stranger) : take(deps.db, deps, numberId, holder),
    );
  let hold = await takeOnce();
  if (hold === 'crossed') hold = await takeOnce();
  const now = deps.clock();
  const held = typeof hold === 'string' ? await own(deps, numberId, holder, now) : hold;
  if (!held) throw problem(1104);
  return reservationOf(held, now);
}

/** The reservation that the caller already has. */
async function own({ db }: AppDeps, numberId: string, holder: Holder, now: Date): Promise<Hold | undefined> {
  return (await listHolds(db, holder, now)).find(({ id }) => id === numberId);
}

async function take(db: Queryable, deps: AppDeps, numberId: string, holder: Holder): Promise<Hold | 'taken'> {
  const { holdSeconds, extensions } = deps.config.reservation;
  const now = deps.clock();
  const until = new Date(now.getTime() + holdSeconds * 1000);
  const hold = { reservationId: deps.random.id(), numberId, holder, now, until, extensions };
  return (await takeNumber(db, hold)) ?? 'taken';
}

/** Holds cost nothing, and numbers are few: a stranger has one, which can be exchanged for another of its kind. */
function takeAsStranger(deps: AppDeps, numberId: string, holder: Holder, { address }: Caller) {
  return deps.db.transaction(async (tx) => {
    await lockHolder(tx, holder);
    const held = await listHolds(tx, holder, deps.clock());
    if (held.some(({ id }) => id === numberId)) return 'taken';
    const hold = await take(tx, deps, numberId, holder);
    if (hold === 'taken') return hold;
    if (held.some(({ kind }) => kind !== hold.kind)) throw problem(1107);
    if (held.length === 0)
      await spend(tx, deps, 'hold', [{ budget: 'holdAddress', key: address }, { budget: 'holdStrangers' }]);
    return hold;
  });
}

/** `crossed`: another request of the same holder came at the same moment, or two holders swapped numbers. */
async function orCrossed(work: () => Promise<Hold | 'taken'>): Promise<Hold | 'taken' | 'crossed'> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'phone_number_holder') || isDeadlock(error)) return 'crossed';
    throw error;
  }
}

/**
 * @throws Problem 1105 when the reservation has ended or cannot be extended again; 1104 when it never belonged to the
 * holder
 */
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
