import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import type { Pair } from '../harness/pair.ts';
import type { Customer } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { broken, newNumbers, order, orderIn, reserve } from '../harness/shop.ts';
import { payloadOf, type Reply, WebClient } from '../harness/web-client.ts';

/** An order is paid by somebody who presses everything several times, in two tabs on two processes. */
export function chargeRound({ addresses, db }: Pair, people: readonly Customer[]): Round {
  return async (dice) => {
    const client = dice.pick(people);
    const at = () => dice.pick(addresses);
    const [numberId = ''] = await newNumbers(db, 1);
    await reserve(client, at(), numberId);
    const { id: orderId } = orderIn(await order(client, at(), numberId));
    const keys = [randomUUID(), randomUUID()];
    const ask = async (key: string) => {
      await dice.pause(4);
      return client.post(at(), '/api/tariffs/checkout-session', { orderId }, { 'idempotency-key': key });
    };
    const asked = await Promise.all(dice.shuffle([...keys, ...keys, randomUUID()]).map(ask));
    const urls = [...new Set(asked.flatMap(urlOf))];
    const actions = dice.shuffle(['pay', 'pay', 'pay', 'fail', 'process']);
    const pressed = await Promise.all(
      urls.flatMap((url) => actions.slice(0, 4).map((action) => press(at(), url, action, dice.pause(6)))),
    );
    const looks = await Promise.all([1, 2, 3].map(() => client.get(at(), `/api/orders/${orderId}/payment`)));
    const again = await ask(randomUUID());
    return [
      ...broken('a request', [...asked, ...pressed, ...looks, again]),
      ...(urls.length === 1 ? [] : [`${urls.length} pages to pay one order`]),
      ...(await wrongIn(db, orderId)),
    ];
  };
}

function urlOf(reply: Reply): string[] {
  return reply.status === 200 ? [payloadOf<{ url: string }>(reply).url] : [];
}

async function press(address: string, url: string, action: string, pause: Promise<void>): Promise<Reply> {
  await pause;
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return new WebClient().send(address, 'POST', `${url}/${action}`, undefined, type);
}

/** Money was taken once at most, and whoever paid has one contract and one mail. */
async function wrongIn(db: Database, orderId: string): Promise<string[]> {
  const [row] = await db.query<{ open: number; paid: number; contracts: number; mails: number }>(
    `SELECT (SELECT count(*) FROM payment WHERE order_id = $1 AND state IN ('incomplete', 'pending', 'processing'))
              AS open,
            (SELECT count(*) FROM payment WHERE order_id = $1 AND state = 'succeeded') AS paid,
            (SELECT count(*) FROM contract WHERE order_id = $1) AS contracts,
            (SELECT count(*) FROM outbox, orders
              WHERE orders.id = $1 AND template = 'order-paid' AND strpos(text, orders.number) > 0) AS mails`,
    [orderId],
  );
  const { open = 0, paid = 0, contracts = 0, mails = 0 } = row ?? {};
  return [
    ...(open + paid <= 1 ? [] : [`${open} attempts under way and ${paid} paid for one order`]),
    ...(contracts === paid ? [] : [`${contracts} contracts for ${paid} payments`]),
    ...(mails === paid ? [] : [`${mails} mails for ${paid} payments`]),
  ];
}
