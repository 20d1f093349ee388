import { randomUUID } from 'node:crypto';
import type { Pair } from '../harness/pair.ts';
import type { Customer } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { broken, orderIn, prepare, send } from '../harness/shop.ts';
import type { Reply } from '../harness/web-client.ts';
import { portedNumber } from './ported-number.ts';

/** One order that limits nothing (it brings its number), sent six times at once under one key, and later again. */
export function keyRound({ addresses, db }: Pair, people: readonly Customer[]): Round {
  return async (dice) => {
    const client = dice.pick(people);
    const { change, msisdn } = await portedNumber(db);
    const key = randomUUID();
    const prepared = await prepare(client, dice.pick(addresses), '', change);
    const press = async (): Promise<Reply> => {
      await dice.pause(5);
      return send(client, dice.pick(addresses), prepared, key);
    };
    const first = await Promise.all(Array.from({ length: 6 }, press));
    const later = await Promise.all(Array.from({ length: 2 }, press));
    const other = { ...prepared.forms, 'order/payment': { method: 'googlePay' } };
    const abuse = await send(client, dice.pick(addresses), { ...prepared, forms: other }, key);
    const replies = [...first, ...later];
    const ids = new Set(replies.filter(({ status }) => status === 201).map((reply) => orderIn(reply).id));
    const rows = await db.query('SELECT id FROM orders WHERE msisdn = $1', [msisdn]);
    const refused = replies.filter(({ status }) => status !== 201);
    return [
      ...broken('an order', replies),
      ...(rows.length === 1 ? [] : [`${rows.length} orders under one key`]),
      ...(ids.size === 1 ? [] : [`answers name ${ids.size} orders`]),
      ...refused.map(({ status, code }) => `the same request was refused: ${status} ${code}`),
      ...(abuse.code === 1106 ? [] : [`another request under the key was answered ${abuse.status}`]),
    ];
  };
}
