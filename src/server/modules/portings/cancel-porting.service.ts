import { berlinToday } from '../../../shared/dates.ts';
import { nextPorting } from '../../../shared/states/porting.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueTask } from '../../infra/ports/tasks/system-task.repository.ts';
import { bringerOf, movePorting, portingOfOrder } from './porting.repository.ts';
import { tellThatNumberStays } from './porting-sms.ts';

/**
 * Cancels the porting of an order, if it has one. @returns false when it is too late: the number is being ported, or
 * was ported
 */
export async function cancelPorting(tx: Queryable, deps: AppDeps, orderId: string): Promise<boolean> {
  const porting = await portingOfOrder(tx, orderId);
  if (!porting || porting.status === 'cancelled') return true;
  const now = deps.clock();
  const { status, scheduledOn } = porting;
  const state = { status, ...(scheduledOn ? { scheduledOn } : {}) };
  const next = nextPorting(state, { type: 'cancelled' }, berlinToday(now));
  if (next.status !== 'cancelled' || !(await movePorting(tx, porting, next, now))) return false;
  await enqueueTask(tx, { kind: 'cancelPorting', subject: porting.id, payload: {} }, now);
  return true;
}

/**
 * A number that would arrive after the last day of its contract stays with the old operator, and its customer is told:
 * the line would never begin. Nothing happens before a day is named, and when it is too late to cancel.
 */
export async function keepLateNumber(
  tx: Queryable,
  deps: AppDeps,
  orderId: string,
  endedOn: string | null,
): Promise<boolean> {
  const scheduledOn = (await portingOfOrder(tx, orderId))?.scheduledOn ?? null;
  if (endedOn === null || scheduledOn === null || scheduledOn <= endedOn) return false;
  if (!(await cancelPorting(tx, deps, orderId))) return false;
  const bringer = await bringerOf(tx, orderId);
  if (bringer) await tellThatNumberStays(tx, deps, bringer);
  return true;
}
