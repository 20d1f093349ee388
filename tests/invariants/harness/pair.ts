import { inject } from 'vitest';
import { openPostgres } from '../../../src/server/infra/db/postgres.ts';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { startServer } from '../../support/server-process.ts';
import { copyDatabase, generous } from './databases.ts';

/** Where requests can go: the two processes of the product, or the one of a naive variant. */
export interface Pair {
  addresses: readonly string[];
  /** Their database, looked at from outside. */
  db: Database;
  close(): Promise<void>;
}

const shared = inject('truth');

/** Without PostgreSQL nothing here can be tested; that was said loudly. */
export const hasPostgres = shared !== null;

function known() {
  if (!shared) throw new Error('There is no PostgreSQL.');
  return shared;
}

/** The two processes of this run, which all files share. */
export function soundPair(): Pair {
  const { addresses, url } = known();
  const db = openPostgres(url, 4);
  return { addresses, db, close: db.close };
}

/**
 * A process that does wrong what `naive` names (`tests/invariants/broken-variants`), with a database of its own. One is enough: what
 * is wrong shows between two connections.
 */
export async function naivePair(naive: string): Promise<Pair> {
  const url = await copyDatabase(known().cluster);
  const server = await startServer({ ...generous, DATABASE_URL: url, NAIVE: naive }, 'server-naive');
  if (!server.address) throw new Error(`The server did not start: ${server.output()}`);
  const db = openPostgres(url, 4);
  const close = async () => {
    await server.end('SIGTERM');
    await db.close();
  };
  return { addresses: [server.address], db, close };
}
