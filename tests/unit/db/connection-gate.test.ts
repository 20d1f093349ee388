import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { gateTo, openPostgres } from '../../../src/server/infra/db/postgres.ts';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { requestLimits } from '../../../src/server/infra/db/time-limits.ts';
import { isUnavailable } from '../../../src/server/infra/db/unavailable.ts';
import { findBinaries, fleeting, startCluster } from '../../support/cluster.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Accepts connections as the machine of a server that stands still does, and says nothing. */
async function startSilentServer(): Promise<{ url: string; opened: () => number; server: Server }> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://fan@127.0.0.1:${port}/fanline`, opened: () => sockets.length, server };
}

/** Two hundred callers, one after another and in fours. @returns their errors */
async function ask(db: Database): Promise<unknown[]> {
  const errors: unknown[] = [];
  const caller = async () => {
    for (let turn = 0; turn < 50; turn++) await db.query('SELECT 1').catch((error) => errors.push(error));
  };
  await Promise.all([caller(), caller(), caller(), caller()]);
  return errors;
}

test('a server that says nothing gets few connections of all pools, and each caller a refusal', async () => {
  const silent = await startSilentServer();
  const gate = gateTo(silent.url);
  const pools = [1, 2].map(() => openPostgres(silent.url, 4, requestLimits(0.05), gate));
  ends.push(() => Promise.all(pools.map((db) => db.close())));
  const errors = (await Promise.all(pools.map(ask))).flat();
  expect(errors).toHaveLength(400);
  expect(errors.every((error) => isUnavailable(error as Error))).toBe(true);
  // Each pool opens one before the first is given up; one more asks whether the server answers again.
  expect(silent.opened()).toBeLessThanOrEqual(3);
});

const binaries = findBinaries();

test.runIf(binaries)(
  'a statement that is refused keeps its connection, and one that hangs gives it up',
  async () => {
    const cluster = await startCluster(binaries ?? '', fleeting);
    ends.push(() => cluster.stop());
    const db = openPostgres(cluster.url, 1, requestLimits(0.5));
    ends.push(() => db.close());
    const backend = async () => (await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid'))[0]?.pid;
    const first = await backend();
    await expect(db.query('SELECT 1 / 0')).rejects.toThrow('division');
    await expect(db.query('SELECT pg_sleep(5)')).rejects.toThrow('statement timeout');
    expect(await backend()).toBe(first);
    await cluster.pause();
    await expect(db.query('SELECT 1')).rejects.toThrow('Query read timeout');
    await expect(db.query('SELECT 1')).rejects.toThrow('does not answer');
    cluster.resume();
    const began = performance.now();
    while ((await backend().catch(() => undefined)) === undefined) await sleep(5);
    expect(await backend()).not.toBe(first);
    expect(performance.now() - began).toBeLessThan(4000);
  },
);
