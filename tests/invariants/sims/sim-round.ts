import type { Database } from '../../../src/server/infra/db/queryable.ts';
import type { AppDeps } from '../../../src/server/infra/deps.ts';
import { blockLost } from '../../../src/server/modules/sims/block-sim.service.ts';
import { replaceDueSims } from '../../../src/server/modules/sims/replace-due.service.ts';
import { askByCode, lineOwner, sendCode } from '../../support/replacements.ts';
import type { Clocks, Seen } from '../clock/tick-round.ts';
import type { Round } from '../harness/rounds.ts';
import { newNumbers } from '../harness/shop.ts';

const seenAs =
  (change: (sql: string) => string): Seen =>
  (db) => ({
    ...db,
    transaction: (work) =>
      db.transaction((tx) => work({ query: (sql, params) => tx.query(change(sql), params) })),
  });

/** Wrong on purpose: blocks whatever state the SIM has by now. */
export const blocksAgain = seenAs((sql) =>
  sql.replace("AND state = 'active' RETURNING iccid", 'RETURNING iccid'),
);

/** Wrong on purpose: looks which replacement is due without locking it. */
export const looksOnly = seenAs((sql) =>
  sql.replace('FOR UPDATE SKIP LOCKED', '').replace('FOR UPDATE OF r', ''),
);

/** A lost SIM is blocked by several presses in two processes at once; a day later their jobs replace it at once. */
export function simRound({ shop, jobs }: Clocks): Round {
  return async (dice) => {
    await newNumbers(shop.db, 1);
    await addEsims(shop.db);
    const { client, id, phone, email, order } = await lineOwner(shop);
    const [owner] = await shop.db.query<{ id: string }>('SELECT user_id AS id FROM contract WHERE id = $1', [
      id,
    ]);
    const all = (act: (job: AppDeps) => Promise<unknown>) =>
      Promise.allSettled([...jobs, ...jobs].map((job) => dice.pause(8).then(() => act(job))));
    const pressed = await all((job) => blockLost(job, owner?.id ?? '', id));
    (await sendCode(client, id)).payload();
    (await askByCode(client, id, await shop.code(phone))).payload();
    shop.pass({ hours: 25 });
    const failures: unknown[] = [];
    const replaced = await all((job) => replaceDueSims(job, (error) => failures.push(error)));
    const rejected = [...pressed, ...replaced].flatMap((end) =>
      end.status === 'rejected' ? [end.reason] : [],
    );
    return [
      ...[...rejected, ...failures].map(String),
      ...(await wrongIn(shop.db, { id, email, orderId: order.id })),
    ];
  };
}

/** One more than is needed: a second one that is taken shows. */
async function addEsims(db: Database): Promise<void> {
  await db.query(
    `INSERT INTO sim_card (iccid, type, place) SELECT '89499900009' || lpad((x + (SELECT count(*) FROM sim_card))::text, 8, '0'), 'esim', 'stock'
       FROM generate_series(1, 4) AS x ON CONFLICT DO NOTHING`,
    [],
  );
}

async function wrongIn(
  db: Database,
  { id, email, orderId }: { id: string; email: string; orderId: string },
): Promise<string[]> {
  const [row] = await db.query<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM network_task WHERE line_id = $1 AND act = 'block') AS "block told to the network",
       (SELECT count(*)::int FROM network_task WHERE line_id = $1 AND act = 'changeSim') AS "SIM changed at the network",
       (SELECT count(*)::int FROM network_task WHERE line_id = $1 AND act = 'unblock') AS "line unblocked",
       (SELECT count(*)::int FROM outbox WHERE recipient = $2 AND template = 'guarded-act') AS "block told by mail",
       (SELECT count(*)::int FROM outbox WHERE recipient = $2 AND template = 'sim-replaced') AS "replacement told",
       (SELECT count(*)::int FROM sim_replacement WHERE contract_id = $1 AND state = 'active') AS replacement,
       (SELECT count(*)::int FROM sim_card WHERE order_id = $3 AND state = 'active') AS "SIM of the line"`,
    [id, email, orderId],
  );
  return Object.entries(row ?? {}).flatMap(([what, times]) =>
    times === 1 ? [] : [`${what}: ${times} times`],
  );
}
