import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../support/postgres.ts';
import { buildServer, startServer } from '../../support/server-process.ts';
import { copyDatabase, generous, makeTemplate } from './databases.ts';
import { naiveModules } from './naive-modules.ts';

/** What all files of this run share. */
interface Shared {
  cluster: string;
  /** A database with two processes of the product as it is. */
  url: string;
  addresses: [string, string];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Null where there is no PostgreSQL. */
    truth: Shared | null;
  }
}

/** Once for all files: a cluster, both bundles, a database to copy, and two processes on a copy of it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  project.provide('truth', null);
  if (!cluster) return async () => {};
  await Promise.all([buildServer('server-truth'), buildServer('server-naive', [naiveModules()])]);
  await makeTemplate(cluster.url);
  const url = await copyDatabase(cluster.url);
  const settings = { ...generous, DATABASE_URL: url };
  const servers = await Promise.all([1, 2].map(() => startServer(settings, 'server-truth')));
  const [a, b] = servers.map(({ address }) => address);
  if (!a || !b) throw new Error(servers.map(({ output }) => output()).join('\n'));
  project.provide('truth', { cluster: cluster.url, url, addresses: [a, b] });
  return async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await cluster.stop();
  };
}
