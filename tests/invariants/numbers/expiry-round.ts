import type { Pair } from '../harness/pair.ts';
import type { Customer } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { broken, newNumbers, prepare, reserve, send } from '../harness/shop.ts';

/** A hold ends within the next moments; its holder orders while the others ask for the number again and again. */
export function expiryRound({ addresses, db }: Pair, people: readonly Customer[]): Round {
  return async (dice) => {
    const [owner, ...others] = dice.shuffle(people).slice(0, 5);
    const [numberId] = await newNumbers(db, 1);
    if (!owner || !numberId) throw new Error('A round needs an owner and a number.');
    const held = await reserve(owner, dice.pick(addresses), numberId);
    const prepared = await prepare(owner, dice.pick(addresses), numberId);
    const ends = dice.between(5, 40);
    await db.query(
      `UPDATE phone_number SET held_until = clock_timestamp() + $2 * interval '1 millisecond' WHERE id = $1`,
      [numberId, ends],
    );
    const ask = async (other: Customer) => {
      for (let tries = 0; tries < 6; tries++) {
        await dice.pause(12);
        const reply = await reserve(other, dice.pick(addresses), numberId);
        if (reply.status !== 409) return reply;
      }
      return undefined;
    };
    const [ordered, ...asked] = await Promise.all([
      dice.pause(ends).then(() => send(owner, dice.pick(addresses), prepared)),
      ...others.map(ask),
    ]);
    const replies = [held, ordered, ...asked].filter((reply) => reply !== undefined);
    const won = replies.slice(1).filter(({ status }) => status === 201).length;
    return [...broken('a request', replies), ...(won <= 1 ? [] : [`${won} people have the number`])];
  };
}
