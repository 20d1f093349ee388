import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { claimDue, type Due, isStillDue } from './due.repository.ts';

/** Due work for one order, in its transaction, with its row locked. */
export type DueWork = (tx: Queryable, deps: AppDeps, orderId: string, today: string) => Promise<void>;

/**
 * Does the due work, one transaction per order, independent of other processes. A failure does not stop the other
 * orders.
 * @throws AggregateError with all failures, at the end
 */
export async function eachDue(deps: AppDeps, due: Due, today: string, work: DueWork): Promise<number> {
  const failures: unknown[] = [];
  let after: string | null = null;
  let done = 0;
  for (;;) {
    const claimed: { id: string | undefined } = { id: undefined };
    try {
      await deps.db.transaction(async (tx) => {
        claimed.id = await claimDue(tx, due, today, after);
        if (claimed.id && (await isStillDue(tx, due, today, claimed.id)))
          await work(tx, deps, claimed.id, today);
      });
    } catch (error) {
      failures.push(error);
    }
    if (!claimed.id) break;
    after = claimed.id;
    done += 1;
  }
  if (failures.length > 0) throw new AggregateError(failures, `Not done: ${due}`);
  return done;
}
