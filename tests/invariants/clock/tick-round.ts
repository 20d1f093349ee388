import { openPostgres } from '../../../src/server/infra/db/postgres.ts';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import type { AppDeps } from '../../../src/server/infra/deps.ts';
import { secureRandom } from '../../../src/server/infra/random.ts';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { paidOrder } from '../../support/lines.ts';
import type { Round } from '../harness/rounds.ts';
import { newNumbers } from '../harness/shop.ts';

/** A shop, and two clock jobs with connections of their own on its database. */
export interface Clocks {
  shop: TestApp;
  jobs: AppDeps[];
  close(): Promise<void>;
}

/** How a clock job sees its database. */
export type Seen = (db: Database) => Database;

export const sound: Seen = (db) => db;

/** Wrong on purpose: looks what is due without locking it. */
export const unlocked: Seen = (db) => ({
  ...db,
  transaction: (work) =>
    db.transaction((tx) =>
      work({ query: (sql, params) => tx.query(sql.replace('FOR UPDATE SKIP LOCKED', ''), params) }),
    ),
});

export async function clocksOn(url: string, seen: Seen): Promise<Clocks> {
  const pools = [1, 2, 3].map(() => openPostgres(url, 4));
  const [own, ...others] = pools;
  if (!own) throw new Error('There is no database.');
  const env = { BUDGET_SCALE: '1000' };
  const shop = await createTestApp({ db: own, env, now: new Date() });
  const jobs = others.map((db) => ({ ...shop.deps, db: seen(db), random: secureRandom }));
  const close = async () => {
    await shop.close();
    await Promise.all(pools.map((db) => db.close()));
  };
  return { shop, jobs, close };
}

/** Two customers' time passes in leaps; at each the clock jobs look at what is due, all at once. */
export function tickRound({ shop, jobs }: Clocks): Round {
  return async (dice) => {
    const orders: { id: string; email: string }[] = [];
    await newNumbers(shop.db, 2);
    for (const simType of ['physical', 'esim'] as const) {
      const number = { numberType: 'new', simType } as const;
      const { order, email } = await paidOrder(shop, (forms) => ({ ...forms, 'order/number': number }));
      orders.push({ id: order.id, email });
    }
    const failures: string[] = [];
    for (let leap = 0; leap < 3; leap++) {
      shop.pass({ days: dice.between(8, 32) });
      const looks = [...jobs, ...jobs].map((job) => dice.pause(20).then(() => runLifecycle(job)));
      const ended = await Promise.allSettled(looks);
      failures.push(
        ...ended.flatMap((end) => (end.status === 'rejected' ? [`a tick failed: ${end.reason}`] : [])),
      );
    }
    // What one had left to the other, while that was at work on the same order, is done by the next.
    await runLifecycle({ ...shop.deps, random: secureRandom });
    const wrong = await Promise.all(orders.map((order) => wrongIn(shop.db, order)));
    return [...wrong.flat(), ...failures];
  };
}

/** What happened to an order, by its rows, and what its customer was told. */
async function wrongIn(db: Database, { id, email }: { id: string; email: string }): Promise<string[]> {
  const [row] = await db.query<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM invoice WHERE order_id = $1) AS "invoice",
            (SELECT count(*)::int FROM contract WHERE order_id = $1 AND activated_at IS NOT NULL) AS "line-active",
            (SELECT count(*)::int FROM delivery WHERE order_id = $1 AND tracking_number IS NOT NULL) AS "parcel-sent",
            (SELECT coalesce(sum(dunning_level), 0)::int FROM invoice WHERE order_id = $1) AS "invoice-overdue",
            (SELECT coalesce(sum(billed_months), 0)::int FROM contract WHERE order_id = $1) AS billed,
            (SELECT count(*)::int FROM invoice WHERE order_id = $1 AND kind = 'monthly') AS monthly`,
    [id],
  );
  const mails = await db.query<{ template: string; count: number }>(
    'SELECT template, count(*)::int AS count FROM outbox WHERE recipient = $1 GROUP BY 1',
    [email],
  );
  const told = (template: string) => mails.find((mail) => mail.template === template)?.count ?? 0;
  const { billed = 0, monthly = 0, ...happened } = row ?? {};
  return [
    ...Object.entries(happened)
      .filter(([what, times]) => told(what) !== times)
      .map(([what, times]) => `${what} happened ${times} times and was told ${told(what)} times`),
    ...(happened['line-active'] === 1 ? [] : ['the line is not active']),
    ...(monthly === billed && monthly > 0 ? [] : [`${monthly} monthly invoices for ${billed} months`]),
  ];
}
