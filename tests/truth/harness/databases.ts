import { randomUUID } from 'node:crypto';
import { openPostgres } from '../../../src/server/db/postgres.ts';
import type { Queryable } from '../../../src/server/db/queryable.ts';

export const templateName = 'fanline_truth';

/** Limits that floods run into, out of the way: these tests are about what must hold exactly. */
export const generous = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  LETTER_LIMIT_PER_MINUTE: '1000000',
  OTP_RESEND_SECONDS: '0',
  OTP_PER_15_MINUTES: '1000',
  OTP_PER_DAY: '10000',
};

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
