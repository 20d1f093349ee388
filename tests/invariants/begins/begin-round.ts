import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { secureRandom } from '../../../src/server/infra/random.ts';
import { deliver } from '../../../src/server/modules/lifecycle/deliver.service.ts';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import { confirmCard } from '../../../src/server/modules/orders/confirm-card.service.ts';
import { advancePortings } from '../../../src/server/modules/portings/porting.service.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { paidOrder } from '../../support/lines.ts';
import type { Clocks, Seen } from '../clock/tick-round.ts';
import type { Round } from '../harness/rounds.ts';
import { newNumbers } from '../harness/shop.ts';
import { portedNumber } from '../orders/ported-number.ts';

/** Wrong on purpose: looks what has come without locking the contract that waits for it. */
export const looksOnly: Seen = (db) => ({
  ...db,
  transaction: (work) =>
    db.transaction((tx) =>
      work({ query: (sql, params) => tx.query(sql.replace('FOR UPDATE OF c', ''), params) }),
    ),
});

/**
 * A card by post, often for a line that brings its number. In one moment the number arrives, the carrier brings the card
 * (in two processes), and the customer says twice that it is there. The line begins once, on that day.
 */
export function beginRound({ shop, jobs }: Clocks): Round {
  return async (dice) => {
    await newNumbers(shop.db, 1);
    const { change } = await portedNumber(shop.db);
    const ported = dice.roll(4) > 0 ? change : {};
    const numberType = ported['order/porting'] ? 'port' : 'new';
    const { order, email } = await paidOrder(shop, (forms) => ({
      ...forms,
      ...ported,
      'order/number': { numberType, simType: 'physical' },
    }));
    await runLifecycle(shop.deps);
    shop.pass({ days: 2 });
    await runLifecycle(shop.deps);
    shop.pass({ days: 30 });
    const [buyer] = await shop.db.query<{ id: string }>('SELECT user_id AS id FROM orders WHERE id = $1', [
      order.id,
    ]);
    const acts = jobs.flatMap((job) => [
      () => advancePortings(job),
      () => deliver(job),
      () => confirmCard(job, buyer?.id ?? '', order.id),
    ]);
    const ended = await Promise.allSettled(acts.map((act) => dice.pause(8).then(act)));
    const failures = ended.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    const sane = { ...shop.deps, random: secureRandom };
    await Promise.all([runLifecycle(sane), runLifecycle(sane)]);
    await runLifecycle(sane);
    return [
      ...failures,
      ...(await wrongIn(shop.db, { id: order.id, email, today: berlinToday(shop.now()) })),
    ];
  };
}

async function wrongIn(
  db: Database,
  { id, email, today }: { id: string; email: string; today: string },
): Promise<string[]> {
  const [row] = await db.query<Record<string, number> & { startsOn: string | null }>(
    `SELECT c.starts_on AS "startsOn",
       (SELECT count(*)::int FROM delivery WHERE order_id = $1 AND state = 'delivered') AS "card arrived",
       (SELECT count(*)::int FROM network_task n WHERE n.line_id = c.id AND n.act = 'activate') AS "line activated",
       (SELECT count(*)::int FROM invoice WHERE contract_id = c.id AND kind = 'monthly') AS "first month billed",
       (SELECT count(*)::int FROM outbox WHERE recipient = $2 AND template = 'line-active') AS "line told"
       FROM contract c WHERE c.order_id = $1`,
    [id, email],
  );
  if (!row) return ['the contract is gone'];
  const { startsOn, ...happened } = row;
  return [
    ...(startsOn === today ? [] : [`the line began on ${startsOn}, all had come on ${today}`]),
    ...Object.entries(happened)
      .filter(([, times]) => times !== 1)
      .map(([what, times]) => `${what} ${times} times`),
  ];
}
