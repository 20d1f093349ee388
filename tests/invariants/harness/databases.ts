import { randomUUID } from 'node:crypto';
import { openPostgres } from '../../../src/server/infra/db/postgres.ts';
import type { Queryable } from '../../../src/server/infra/db/queryable.ts';
import { startServer } from '../../support/server-process.ts';

const templateName = 'fanline_truth';

/** Limits that floods run into, out of the way: these tests are about what must hold exactly. */
export const generous = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  BUDGET_SCALE: '1000',
  OTP_RESEND_SECONDS: '0',
  OTP_PER_15_MINUTES: '1000',
  OTP_PER_DAY: '10000',
  DATABASE_LIMIT_SECONDS: '30',
};

/** Schema, demo data and, left by a first start, the compiled forms. */
export async function makeTemplate(clusterUrl: string): Promise<void> {
  const cluster = openPostgres(clusterUrl, 1);
  await cluster.query(`DROP DATABASE IF EXISTS ${templateName}`);
  await cluster.query(`CREATE DATABASE ${templateName}`);
  await cluster.close();
  const url = new URL(clusterUrl);
  url.pathname = `/${templateName}`;
  const server = await startServer({ DATABASE_URL: url.href }, 'server-truth');
  if (!server.address) throw new Error(server.output());
  await server.end('SIGTERM');
  const template = openPostgres(url.href, 1);
  await template.query('CREATE SEQUENCE truth_serial');
  await template.close();
}

/** A copy of the template, at the address that it answers. */
export async function copyDatabase(clusterUrl: string): Promise<string> {
  const name = `truth_${randomUUID().replaceAll('-', '')}`;
  const cluster = openPostgres(clusterUrl, 1);
  await cluster.query('SELECT pg_advisory_lock(4223)'); // a template is copied by one at a time
  await cluster.query(`CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  await cluster.close();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A number that nobody else in this database has: for phones, addresses, codes. */
export async function serial(db: Queryable): Promise<number> {
  const [row] = await db.query<{ serial: string }>("SELECT nextval('truth_serial') AS serial");
  return Number(row?.serial);
}
