import type { Pair } from '../harness/pair.ts';
import type { Customer } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { broken, newNumbers, order, reserve } from '../harness/shop.ts';

/** One holds a number, seven want it: nobody gets it while the hold lives, one when it has ended. */
export function theftRound({ addresses, db }: Pair, people: readonly Customer[]): Round {
  return async (dice) => {
    const [owner, ...others] = dice.shuffle(people);
    const [numberId] = await newNumbers(db, 1);
    if (!owner || !numberId) throw new Error('A round needs an owner and a number.');
    const held = await reserve(owner, dice.pick(addresses), numberId);
    const attempt = async (thief: Customer) => {
      await dice.pause(4);
      const at = dice.pick(addresses);
      return dice.roll(3) === 0 ? order(thief, at, numberId) : reserve(thief, at, numberId);
    };
    const stolen = await Promise.all(others.map(attempt));
    await db.query(`UPDATE phone_number SET held_until = now() - interval '1 second' WHERE id = $1`, [
      numberId,
    ]);
    const heirs = await Promise.all(others.map((other) => reserve(other, dice.pick(addresses), numberId)));
    const successes = (replies: typeof heirs) => replies.filter(({ status }) => status === 201).length;
    return [
      ...broken('an attempt', [held, ...stolen, ...heirs]),
      ...(held.status === 201 ? [] : [`a free number was refused: ${held.code}`]),
      ...(successes(stolen) === 0 ? [] : [`a live hold was stolen ${successes(stolen)} times`]),
      ...(successes(heirs) === 1 ? [] : [`an ended hold went to ${successes(heirs)} people`]),
    ];
  };
}
