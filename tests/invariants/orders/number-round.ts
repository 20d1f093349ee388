import { randomUUID } from 'node:crypto';
import type { Pair } from '../harness/pair.ts';
import type { Customer } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { broken, newNumbers, orderIn, prepare, reserve, send } from '../harness/shop.ts';

/** An impatient customer sends one order six times under three keys, to both processes. */
export function numberRound({ addresses, db }: Pair, people: readonly Customer[]): Round {
  return async (dice) => {
    const client = dice.pick(people);
    const [numberId = ''] = await newNumbers(db, 1);
    await reserve(client, dice.pick(addresses), numberId);
    const prepared = await prepare(client, dice.pick(addresses), numberId);
    const keys = [randomUUID(), randomUUID(), randomUUID()];
    const replies = await Promise.all(
      dice.shuffle([...keys, ...keys]).map(async (key) => {
        await dice.pause(4);
        return send(client, dice.pick(addresses), prepared, key);
      }),
    );
    const ids = new Set(replies.filter(({ status }) => status === 201).map((reply) => orderIn(reply).id));
    const rows = await db.query('SELECT id FROM orders WHERE phone_number_id = $1', [numberId]);
    return [
      ...broken('an order', replies),
      ...(rows.length === 1 ? [] : [`${rows.length} orders for one number`]),
      ...(ids.size === 1 ? [] : [`answers name ${ids.size} orders`]),
    ];
  };
}
