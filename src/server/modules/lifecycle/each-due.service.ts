import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { claimDue, type Due, isStillDue } from './due.repository.ts';

/** Done for one order in its transaction, its row locked. */
export type DueWork = (tx: Queryable, deps: AppDeps, orderId: string, today: string) => Promise<void>;

/**
 * Does what is due, an order and a transaction each, whatever other processes do at the same time. One that fails holds
 * up no other.
 * @throws AggregateError of all that failed, in the end
 */
export async function eachDue(deps: AppDeps, due: Due, today: string, work: DueWork): Promise<number> {
  const failures: unknown[] = [];
  let after: string | null = null;
  let done = 0;
  for (;;) {
    const claimed = { id: undefined as string | undefined };
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
