import { berlinMidnight, berlinToday } from '../../../shared/dates.ts';
import { cycleOf } from '../../../shared/usage.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { findAllowedLine, setCostLimit } from './line-allowance.repository.ts';
import { bookedCents } from './own-booking.repository.ts';

/** A package that is not paid yet. */
interface Wish {
  contractId: string;
  /** Its price. */
  amountCents: number;
}

/**
 * Whether a package would cost more than the customer allows for a month of the line. Beyond packages nothing costs
 * more: a line without volume is slow or blocked, never charged.
 */
export async function isOverCostLimit(tx: Queryable, deps: AppDeps, wish: Wish): Promise<boolean> {
  const line = await findAllowedLine(tx, wish.contractId);
  if (!line || line.costLimitCents === null) return false;
  const spent = await spentCents(tx, deps, line);
  return spent + wish.amountCents > line.costLimitCents;
}

/** Sets the most that packages may cost in a month of a line; null for no limit. @throws Problem 1109 */
export async function changeCostLimit(
  { db }: Pick<AppDeps, 'db'>,
  userId: string,
  contractId: string,
  cents: number | null,
): Promise<void> {
  if (!(await setCostLimit(db, userId, contractId, cents))) throw problem(1109);
}

/** What the packages of a line cost in its current month, in cents. */
export function spentCents(
  db: Queryable,
  { clock }: AppDeps,
  { contractId, startsOn }: { contractId: string; startsOn: string },
): Promise<number> {
  const cycle = cycleOf(startsOn, berlinToday(clock()));
  return bookedCents(db, contractId, { from: cycle.startsOn, since: berlinMidnight(cycle.startsOn) });
}
