import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';

const atOnce = 200;

/**
 * Does the due work of rows, one transaction each, until none is due. A failure does not stop the others.
 * @throws AggregateError with all failures, at the end
 */
export async function eachRow(
  { db }: Pick<AppDeps, 'db'>,
  findDue: (limit: number) => Promise<string[]>,
  work: (tx: Queryable, id: string) => Promise<unknown>,
): Promise<void> {
  const failures = new Map<string, unknown>();
  for (;;) {
    const ids = await findDue(atOnce + failures.size);
    const untried = ids.filter((id) => !failures.has(id));
    if (untried.length === 0) break;
    for (const id of untried)
      await db
        .transaction(async (tx) => {
          // What another process holds is its own work; it is not asked for again in this round.
          if ((await work(tx, id)) === false) failures.set(id, undefined);
        })
        .catch((error: unknown) => failures.set(id, error));
  }
  const errors = [...failures.values()].filter((error) => error !== undefined);
  if (errors.length > 0) throw new AggregateError(errors, 'Not all that was due is done.');
}
