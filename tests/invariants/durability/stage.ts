import { inject } from 'vitest';
import { openPostgres } from '../../../src/server/infra/db/postgres.ts';
import { type Cluster, findBinaries, startCluster } from '../../support/cluster.ts';
import { copyDatabase, makeTemplate } from '../harness/databases.ts';
import { type Servers, startServers } from './servers.ts';

/** A database of its own on the cluster of this run. For statements that commit by themselves, checks at the end go. */
export async function copyOfTemplate(variant?: 'transaction'): Promise<string> {
  const url = await copyDatabase(inject('truth')?.cluster ?? '');
  if (variant === undefined) return url;
  const db = openPostgres(url, 1);
  await db.query('ALTER TABLE phone_number DROP CONSTRAINT phone_number_order_id_fkey');
  await db.query('ALTER TABLE sim_card DROP CONSTRAINT sim_card_order_id_fkey');
  await db.close();
  return url;
}

/** A cluster that waits for its disk, with two servers; undefined where only a foreign server can be had. */
export async function durableCluster(
  settings: readonly string[],
  env: Record<string, string> = {},
): Promise<{ cluster: Cluster; servers: Servers; close(): Promise<void> } | undefined> {
  const binaries = findBinaries();
  if (!binaries) return undefined;
  const cluster = await startCluster(binaries, settings);
  await makeTemplate(cluster.url);
  const servers = await startServers(await copyDatabase(cluster.url), 2, undefined, env);
  const close = async () => {
    await servers.close();
    await cluster.stop();
  };
  return { cluster, servers, close };
}
