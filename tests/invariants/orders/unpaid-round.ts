import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../../../src/server/config.ts';
import { createPorts } from '../../../src/server/create-ports.ts';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { secureRandom } from '../../../src/server/infra/random.ts';
import { releaseOrders } from '../../../src/server/modules/orders/release-order.service.ts';
import { cancelUnpaidOrders } from '../../../src/server/modules/orders/unpaid-orders.service.ts';
import { ROOT } from '../../support/definitions.ts';
import type { Pair } from '../harness/pair.ts';
import type { Customer } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { broken, newNumbers, order, orderIn, reserve } from '../harness/shop.ts';
import { payloadOf, WebClient } from '../harness/web-client.ts';

/** Cancels what nobody has paid for seven days. */
export type Cancel = (db: Database) => Promise<void>;

export const cancel: Cancel = async (db) => {
  const clock = () => new Date();
  const ports = await createPorts(loadConfig({ NODE_ENV: 'test' }, ROOT), {
    db,
    clock,
    random: secureRandom,
  });
  return cancelUnpaidOrders({ db, clock, ports }, 7);
};

/** Wrong on purpose: cancels what it has seen unpaid a moment before. */
export const cancelSeen: Cancel = async (db) => {
  const seen = await db.query<{ id: string }>(
    `SELECT id FROM orders WHERE state = 'pendingPayment' AND created_at <= now() - interval '7 days'`,
  );
  await sleep(15);
  const ids = seen.map(({ id }) => id);
  await db.query(`UPDATE orders SET state = 'cancelled' WHERE id = ANY($1::uuid[])`, [ids]);
  await releaseOrders(db, ids, new Date());
};

/** An order is a week old; its customer pays at the moment at which it is cancelled, by two processes at once. */
export function unpaidRound({ addresses, db }: Pair, people: readonly Customer[], how: Cancel): Round {
  return async (dice) => {
    const customer = dice.pick(people);
    const at = () => dice.pick(addresses);
    const [numberId = ''] = await newNumbers(db, 1);
    await reserve(customer, at(), numberId);
    const { id: orderId } = orderIn(await order(customer, at(), numberId));
    const key = { 'idempotency-key': orderId };
    const asked = await customer.post(at(), '/api/tariffs/checkout-session', { orderId }, key);
    const { url } = payloadOf<{ url: string }>(asked);
    await db.query(`UPDATE orders SET created_at = created_at - interval '8 days' WHERE id = $1`, [orderId]);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const [paid] = await Promise.all([
      dice.pause(20).then(() => new WebClient().send(at(), 'POST', `${url}/pay`, undefined, form)),
      dice.pause(20).then(() => how(db)),
      dice.pause(20).then(() => how(db)),
    ]);
    await customer.get(at(), `/api/orders/${orderId}/payment`);
    return [...broken('the payment', [paid]), ...(await wrongIn(db, orderId, numberId))];
  };
}

async function wrongIn(db: Database, orderId: string, numberId: string): Promise<string[]> {
  const [row] = await db.query<{
    state: string;
    own: boolean;
    contracts: number;
    kept: number;
    owed: number;
  }>(
    `SELECT o.state, coalesce(n.order_id = o.id, false) AS own,
            (SELECT count(*) FROM contract WHERE order_id = o.id AND withdrawn_on IS NULL) AS contracts,
            (SELECT count(*) FROM payment WHERE order_id = o.id AND settles) AS kept,
            (SELECT count(*) FROM payment p WHERE p.order_id = o.id AND p.state = 'succeeded' AND NOT p.settles
               AND p.refunded_cents < p.received_cents) AS owed
       FROM orders o JOIN phone_number n ON n.id = $2 WHERE o.id = $1`,
    [orderId, numberId],
  );
  if (!row) return ['the order is gone'];
  const isCancelled = row.state === 'cancelled';
  return [
    ...(row.own === isCancelled
      ? [`${row.state}, and the number is ${row.own ? '' : 'not '}the order's`]
      : []),
    ...(isCancelled && row.contracts + row.kept > 0 ? ['cancelled, and paid with a contract'] : []),
    ...(row.contracts === row.kept ? [] : [`${row.contracts} contracts for ${row.kept} payments`]),
    ...(row.owed === 0 ? [] : ['money for a cancelled order is not given back']),
  ];
}
