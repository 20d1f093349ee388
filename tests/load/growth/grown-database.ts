import { migrate } from '../../../src/server/infra/db/migrate.ts';
import { migrations } from '../../../src/server/infra/db/migrations.ts';
import { openPostgres } from '../../../src/server/infra/db/postgres.ts';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { seeds } from '../../../src/server/start/demo-seeds.ts';
import { createTestApp } from '../../support/app.ts';
import { templateCustomers, templateDays } from '../../support/growth/customers.ts';
import { multiply } from '../../support/growth/multiply.ts';

export interface Grown {
  customers: number;
  url: string;
  /** A look at it from outside. */
  db: Database;
}

const dayMs = 86_400_000;

/** A new database of the cluster with so many customers, whose first weeks end now, and free numbers. */
export async function grow(clusterUrl: string, customers: number): Promise<Grown> {
  const name = `grown_${customers}`;
  const cluster = openPostgres(clusterUrl, 1);
  await cluster.query(`CREATE DATABASE ${name}`);
  await cluster.close();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  const db = openPostgres(url.href, 10);
  const began = new Date(Date.now() - templateDays * dayMs);
  await migrate(db, migrations, seeds, began);
  const shop = await createTestApp({ db, now: began });
  await templateCustomers(shop);
  // Not `shop.close`: it compares rows with the types at their lines, which are other lines when Vite loads the sources.
  await shop.app.close();
  await shop.definitions.close();
  // Those of the demo data are copied as well; one of each is there already.
  const [users] = await db.query<{ count: number }>('SELECT count(*)::int AS count FROM users');
  await multiply(db, Math.round(customers / (users?.count ?? 1)) - 1);
  // At least so many that a list of each pattern is full on both sides.
  await addFreeNumbers(db, Math.max(customers, 5_000));
  await spreadLooks(db);
  // For the orders and sessions of the measuring.
  await db.query('CREATE SEQUENCE truth_serial');
  await db.query('VACUUM ANALYZE');
  return { customers, url: url.href, db };
}

/** All copies were looked at in the same moment, which customers never are. */
async function spreadLooks(db: Database): Promise<void> {
  const later = `now() + interval '2 hours' + random() * interval '6 days'`;
  await db.query(`UPDATE line_usage SET next_read_at = ${later}`);
  await db.query(`UPDATE payment SET next_poll_at = ${later} WHERE next_poll_at IS NOT NULL`);
}

async function addFreeNumbers(db: Database, count: number): Promise<void> {
  await db.query(
    `INSERT INTO phone_number (id, msisdn, kind, class, price_cents)
     SELECT md5('free' || n)::uuid, '+49163' || lpad(n::text, 8, '0'), 'general', 'None', 0
       FROM generate_series(1, $1::int) n`,
    [count],
  );
}
