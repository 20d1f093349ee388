import type { Dice } from '../harness/dice.ts';
import type { Customer } from '../harness/people.ts';
import { order, orderIn, reserve } from '../harness/shop.ts';
import { payloadOf, type Reply, WebClient } from '../harness/web-client.ts';

/** What the server said it has done. */
export interface Acknowledged {
  reservations: { userId: string; numberId: string }[];
  orders: { userId: string; orderId: string; numberId: string }[];
  payments: { orderId: string }[];
}

/** How the answers of all requests were. */
export interface Seen {
  answers: number;
  /** Requests without an answer: cut off, refused connections. */
  lost: number;
}

export interface Load extends Acknowledged, Seen {
  /** Lets what is under way come to its end. */
  stop(): Promise<void>;
}

/** Customers who reserve, order and pay as fast as they can, at every address given. */
export function startLoad(
  addresses: readonly string[],
  people: readonly Customer[],
  numbers: string[],
  dice: Dice,
): Load {
  const load: Load = {
    reservations: [],
    orders: [],
    payments: [],
    answers: 0,
    lost: 0,
    stop: async () => {},
  };
  let isOver = false;
  const seen = (reply: Reply): Reply => {
    if (reply.status === 0) load.lost += 1;
    else load.answers += 1;
    return reply;
  };
  const live = async (customer: Customer) => {
    for (let numberId = numbers.pop(); !isOver && numberId; numberId = numbers.pop())
      await buy(load, seen, customer, numberId, () => dice.pick(addresses));
  };
  const lives = people.map(live);
  load.stop = async () => {
    isOver = true;
    await Promise.all(lives);
  };
  return load;
}

async function buy(
  load: Load,
  seen: (reply: Reply) => Reply,
  customer: Customer,
  numberId: string,
  at: () => string,
): Promise<void> {
  const { userId } = customer;
  if (seen(await reserve(customer, at(), numberId)).status !== 201) return;
  load.reservations.push({ userId, numberId });
  const placed = seen(await order(customer, at(), numberId));
  if (placed.status !== 201) return;
  const orderId = orderIn(placed).id;
  load.orders.push({ userId, orderId, numberId });
  const headers = { 'idempotency-key': orderId };
  const asked = seen(await customer.post(at(), '/api/tariffs/checkout-session', { orderId }, headers));
  if (asked.status !== 200) return;
  const { url } = payloadOf<{ url: string }>(asked);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  // Who comes back from the provider has paid, whatever happens to us at that moment.
  const payer = new WebClient();
  payer.heard = customer.heard;
  const paid = seen(await payer.send(at(), 'POST', `${url}/pay`, undefined, form));
  if (paid.status === 303) load.payments.push({ orderId });
}
