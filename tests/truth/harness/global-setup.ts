import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../../src/server/db/postgres.ts';
import { startPostgres } from '../../support/postgres.ts';
import { buildServer, startServer } from '../../support/server-process.ts';
import { naiveModules } from './naive-modules.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this run; null where there is none. */
    postgres: string | null;
  }
}

export const templateName = 'fanline_truth';

/** Once for all files: a cluster, both bundles, and a database with schema, demo data and compiled forms to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  project.provide('postgres', cluster?.url ?? null);
  if (!cluster) return async () => {};
  await Promise.all([buildServer('server-truth'), buildServer('server-naive', [naiveModules()])]);
  await makeTemplate(cluster.url);
  return () => cluster.stop();
}

async function makeTemplate(clusterUrl: string): Promise<void> {
  const cluster = openPostgres(clusterUrl, 1);
  await cluster.query(`DROP DATABASE IF EXISTS ${templateName}`);
  await cluster.query(`CREATE DATABASE ${templateName}`);
  await cluster.close();
  const url = new URL(clusterUrl);
  url.pathname = `/${templateName}`;
  const server = await startServer({ DATABASE_URL: url.href }, 'server-truth');
  if (!server.address) throw new Error(server.output());
  await server.end('SIGTERM');
}
