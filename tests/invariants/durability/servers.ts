import { openPostgres } from '../../../src/server/infra/db/postgres.ts';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { freePort } from '../../support/free-port.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';
import { generous } from '../harness/databases.ts';

/** Server processes on fixed ports, so that one which was killed comes again where it was. */
export interface Servers {
  addresses: string[];
  db: Database;
  /** Ends one with a signal. @returns its exit code, or the signal */
  end(index: number, signal: NodeJS.Signals): Promise<number | string>;
  start(index: number): Promise<void>;
  /** Exit codes and signals of those that ended by themselves, or by somebody else. */
  ended(): (number | string)[];
  output(): string;
  close(): Promise<void>;
}

/**
 * @param naive which of `tests/invariants/broken-variants` are wrong; none: the product as it is
 * @param env settings beside the generous ones
 */
export async function startServers(
  url: string,
  count: number,
  naive?: string,
  env: Record<string, string> = {},
): Promise<Servers> {
  const bundle = naive ? 'server-naive' : 'server-truth';
  const settings = { ...generous, DATABASE_URL: url, ...(naive ? { NAIVE: naive } : {}), ...env };
  const running: ServerProcess[] = await Promise.all(
    Array.from({ length: count }, async () =>
      startServer({ ...settings, PORT: String(await freePort()) }, bundle),
    ),
  );
  const addresses = running.map(({ address, output }) => {
    if (!address) throw new Error(`A server did not start: ${output()}`);
    return address;
  });
  const db = openPostgres(url, 4);
  return {
    addresses,
    db,
    end: async (index, signal) => (await running[index]?.end(signal)) ?? '',
    start: async (index) => {
      const again = await startServer({ ...settings, PORT: new URL(addresses[index] ?? '').port }, bundle);
      if (!again.address) throw new Error(`A server did not start again: ${again.output()}`);
      running[index] = again;
    },
    ended: () => running.flatMap(({ child }) => child.exitCode ?? child.signalCode ?? []),
    output: () => running.map(({ output }) => output()).join('\n'),
    close: async () => {
      await Promise.all(running.map((server) => server.end('SIGTERM')));
      await db.close();
    },
  };
}
