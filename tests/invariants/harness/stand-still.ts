import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../src/server/infra/db/queryable.ts';

/** What a server is about to write when it is killed. */
export interface Moment {
  name: string;
  table: string;
  event: 'INSERT' | 'UPDATE';
  when: string;
}

/** The next server that is about to write this stands still until it is killed. */
export async function standStill(db: Database, { table, event, when }: Omit<Moment, 'name'>): Promise<void> {
  await db.query(
    `CREATE OR REPLACE FUNCTION stand_still() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN PERFORM pg_sleep(25); RETURN NEW; END $$`,
  );
  await db.query(
    `CREATE TRIGGER stand_still BEFORE ${event} ON ${table} FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION stand_still()`,
  );
}

/** Connections that stand still. */
export const sleeping = "pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'";

/** PostgreSQL ends what the dead had begun; it would notice their death only when it wants to answer. */
export async function goOn(db: Database, table: string): Promise<void> {
  await db.query(`SELECT pg_terminate_backend(pid) FROM ${sleeping}`);
  await db.query(`DROP TRIGGER stand_still ON ${table}`);
}

export async function isNone(db: Database, rows: string): Promise<boolean> {
  return (await db.query(`SELECT 1 FROM ${rows} LIMIT 1`)).length === 0;
}

/** @throws Error when it has not come so far in time */
export async function until(what: string, isSo: () => Promise<boolean>, seconds = 60): Promise<void> {
  for (let tries = 0; tries < seconds * 10; tries++) {
    if (await isSo()) return;
    await sleep(100);
  }
  throw new Error(`It did not come so far: ${what}`);
}
