import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { claimDue, type Due, listDue } from './due.repository.ts';

/** Due work for one order, in its transaction, with its row locked. */
export type DueWork = (tx: Queryable, deps: AppDeps, orderId: string, today: string) => Promise<void>;

/** The number of orders that are looked up at once. */
const atOnce = 200;

/**
 * Does the due work, one transaction per order, independent of other processes. A failure does not stop the other
 * orders.
 * @throws AggregateError with all failures, at the end
 */
export async function eachDue(
  deps: AppDeps,
  due: Due,
  today: string,
  work: DueWork,
  signal?: AbortSignal,
): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for await (const orderId of allDue(deps, due, today)) {
    if (signal?.aborted) break;
    const isDone = await workOn(deps, due, today, orderId, work).catch((error: unknown) => {
      failures.push(error);
      return false;
    });
    if (isDone) done += 1;
  }
  if (failures.length > 0) throw new AggregateError(failures, `Not done: ${due}`);
  return done;
}

async function* allDue({ db }: AppDeps, due: Due, today: string): AsyncGenerator<string> {
  let after: string | null = null;
  for (;;) {
    const orderIds: string[] = await listDue(db, due, today, { after, limit: atOnce });
    yield* orderIds;
    if (orderIds.length < atOnce) return;
    after = orderIds.at(-1) ?? null;
  }
}

function workOn(deps: AppDeps, due: Due, today: string, orderId: string, work: DueWork): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const isMine = await claimDue(tx, due, today, orderId);
    if (isMine) await work(tx, deps, orderId, today);
    return isMine;
  });
}
