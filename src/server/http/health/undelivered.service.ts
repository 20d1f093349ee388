import type { Queryable } from '../../infra/db/queryable.ts';
import { countUndelivered } from '../../infra/ports/outbox/outbox.repository.ts';
import { countUndone } from '../../infra/ports/tasks/system-task.repository.ts';

/** How many messages were tried and not sent; the query also proves that the database answers. */
export function undelivered(db: Queryable): Promise<number> {
  return countUndelivered(db);
}

/** How many tasks for outside systems were tried and are not done. */
export function unfinished(db: Queryable): Promise<number> {
  return countUndone(db);
}
