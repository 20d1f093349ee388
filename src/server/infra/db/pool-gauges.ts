import type { Database } from './queryable.ts';

/** How the connections of requests are used, for `/metrics`; nothing where there is no pool. */
export function poolGauges(db: Pick<Database, 'connections'>): Record<string, number> {
  const use = db.connections?.();
  if (!use) return {};
  return {
    database_connections_open: use.open,
    database_connections_idle: use.idle,
    database_connections_most: use.most,
    database_requests_waiting: use.waiting,
  };
}
