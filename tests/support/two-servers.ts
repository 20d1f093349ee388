import { createTestApp, type TestApp } from './app.ts';
import type { PostgresServer } from './postgres.ts';
import { twoPools } from './two-pools.ts';

export interface TwoServers {
  /** The one or the other, by turns. */
  of(n: number): TestApp;
  /** Lets so many act at the same moment. */
  atOnce<T>(count: number, act: (n: number) => Promise<T>): Promise<T[]>;
  each(act: (t: TestApp) => Promise<void>): Promise<void>;
  /** The first row of a statement, a number. */
  number(sql: string): Promise<number>;
  close(): Promise<void>;
}

/** Two apps, each with a pool of its own, on one database of a real PostgreSQL. */
export async function twoServers(
  server: PostgresServer,
  env: Record<string, string> = {},
): Promise<TwoServers> {
  const two = await twoPools(server);
  const apps = await Promise.all(two.pools.map((db, at) => createTestApp({ db, env, seed: at + 1 })));
  const of = (n: number) => apps[n % apps.length] as TestApp; // there are two
  return {
    of,
    atOnce: (count, act) => Promise.all(Array.from({ length: count }, (_, n) => act(n))),
    each: async (act) => {
      for (const t of apps) await act(t);
    },
    number: async (sql) => (await of(0).db.query<{ n: number }>(sql))[0]?.n ?? 0,
    close: async () => {
      for (const t of apps) await t.close();
      await two.close();
    },
  };
}
