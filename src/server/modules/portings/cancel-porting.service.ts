import { berlinToday } from '../../../shared/dates.ts';
import { nextPorting } from '../../../shared/states/porting.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueTask } from '../../infra/ports/tasks/system-task.repository.ts';
import { movePorting, portingOfOrder } from './porting.repository.ts';

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
