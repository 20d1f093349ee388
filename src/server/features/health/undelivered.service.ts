import type { Queryable } from '../../db/queryable.ts';
import { countUndelivered } from '../../infra/ports/outbox/outbox.repository.ts';

/** How many messages were tried and have not gone out; asking also shows that the database answers. */
export function undelivered(db: Queryable): Promise<number> {
  return countUndelivered(db);
}
