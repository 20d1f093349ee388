import type { Pair } from '../harness/pair.ts';
import type { Customer } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { broken, newNumbers, order, reserve } from '../harness/shop.ts';
import type { Reply } from '../harness/web-client.ts';

interface Won {
  userId: string;
  numberId: string;
}

/** Eight buyers reserve and order three numbers at once, in either process. */
export function ordersRound({ addresses, db }: Pair, people: readonly Customer[]): Round {
  return async (dice) => {
    const numbers = await newNumbers(db, 3);
    const replies: Reply[] = [];
    const reserved: Won[] = [];
    const ordered: Won[] = [];
    const plans = people.map((buyer) => ({ buyer, wishes: dice.shuffle(numbers), at: dice.pick(addresses) }));
    const buy = async ({ buyer, wishes, at }: (typeof plans)[number]) => {
      for (const numberId of wishes) {
        await dice.pause(3);
        const hold = await reserve(buyer, at, numberId);
        replies.push(hold);
        if (hold.status !== 201) continue;
        reserved.push({ userId: buyer.userId, numberId });
        const placed = await order(buyer, dice.pick(addresses), numberId);
        replies.push(placed);
        if (placed.status === 201) ordered.push({ userId: buyer.userId, numberId });
        return;
      }
    };
    await Promise.all(plans.map(buy));
    return [
      ...broken('a reservation or an order', replies),
      ...twice('reserved', reserved),
      ...twice('ordered', ordered),
      ...(await missing(db, ordered)),
    ];
  };
}

function twice(what: string, won: readonly Won[]): string[] {
  const ids = won.map(({ numberId }) => numberId);
  return [...new Set(ids)]
    .filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id))
    .map((id) => `number ${id} was ${what} by ${ids.filter((other) => other === id).length} people`);
}

/** Whoever was told "ordered" has the one living order of that number. */
async function missing(db: Pair['db'], ordered: readonly Won[]): Promise<string[]> {
  const rows = await db.query<Won & { own: boolean }>(
    `SELECT o.user_id AS "userId", o.phone_number_id AS "numberId", n.order_id = o.id AS own
       FROM orders o JOIN phone_number n ON n.id = o.phone_number_id
      WHERE o.phone_number_id = ANY($1::uuid[]) AND o.state <> 'cancelled'`,
    [ordered.map(({ numberId }) => numberId)],
  );
  return ordered.flatMap(({ userId, numberId }) => {
    const found = rows.filter((row) => row.numberId === numberId);
    const isRight = found.length === 1 && found[0]?.userId === userId && found[0].own;
    return isRight ? [] : [`number ${numberId} stands in ${found.length} orders, or in another's`];
  });
}
