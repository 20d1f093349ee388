import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openPostgres } from '../../../src/server/db/postgres.ts';
import type { Database } from '../../../src/server/db/queryable.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';
import { templateName } from './global-setup.ts';

/** Two server processes on one database. */
export interface Pair {
  addresses: [string, string];
  servers: ServerProcess[];
  /** The same database, looked at from outside. */
  db: Database;
  close(): Promise<void>;
}

export interface PairOptions {
  /** Which of the naive modules are wrong; none: the product as it is. */
  naive?: string;
  /** Settings beside those that let a test ask as often as it likes. */
  env?: Record<string, string>;
}

/** Limits that floods run into, out of the way: these tests are about what must hold exactly. */
const generous = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  LETTER_LIMIT_PER_MINUTE: '1000000',
  OTP_RESEND_SECONDS: '0',
  OTP_PER_15_MINUTES: '1000',
  OTP_PER_DAY: '10000',
};

/** Where the cluster of this run is; null where there is none, and these tests are skipped. */
export const clusterUrl: string | null = inject('postgres');

export async function startPair({ naive, env = {} }: PairOptions = {}): Promise<Pair> {
  const url = await copyTemplate();
  const settings = { ...generous, DATABASE_URL: url, ...(naive ? { NAIVE: naive } : {}), ...env };
  const bundle = naive ? 'server-naive' : 'server-truth';
  const servers = await Promise.all([startServer(settings, bundle), startServer(settings, bundle)]);
  const addresses = servers.map(({ address, output }) => {
    if (!address) throw new Error(`A server did not start: ${output()}`);
    return address;
  }) as [string, string]; // there are two
  const db = openPostgres(url, 4);
  const close = async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await db.close();
  };
  return { addresses, servers, db, close };
}

/** A database of its own, at the address that it answers. */
export async function copyTemplate(): Promise<string> {
  if (!clusterUrl) throw new Error('There is no PostgreSQL.');
  const name = `truth_${randomUUID().replaceAll('-', '')}`;
  const cluster = openPostgres(clusterUrl, 1);
  await cluster.query('SELECT pg_advisory_lock(4223)'); // a template can be copied by one at a time
  await cluster.query(`CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  await cluster.close();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}
