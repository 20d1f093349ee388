import { findBinaries, fleeting, startCluster } from './cluster.ts';

export interface PostgresServer {
  /** For `createTestDatabase` and `createTestApp`. */
  url: string;
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL for tests of races: the server of DATABASE_URL, else a throw-away cluster made with the
 * binaries found on this machine, else null, said loudly.
 * @throws Error with CI=true when there is none
 */
export async function startPostgres(): Promise<PostgresServer | null> {
  const url = process.env.DATABASE_URL;
  if (url) return { url, stop: async () => {} };
  const binaries = findBinaries();
  if (binaries) return startCluster(binaries, fleeting);
  const sentence = 'NO POSTGRESQL FOUND (PATH, /usr/lib/postgresql): races are NOT tested on this machine.';
  if (process.env.CI === 'true') throw new Error(sentence);
  console.error(`\n${'!'.repeat(80)}\n${sentence}\n${'!'.repeat(80)}\n`);
  return null;
}
