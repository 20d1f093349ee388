import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
import type { Dice } from '../harness/dice.ts';
import type { Customer } from '../harness/people.ts';
import { order } from '../harness/shop.ts';
import type { Reply } from '../harness/web-client.ts';
import { portedNumber } from '../orders/ported-number.ts';

export interface Buying {
  /** How many orders were answered so far. */
  answered: () => number;
  stop: () => Promise<Reply[]>;
}

/** Customers who order as fast as they can, each time with a wish that begins with one of the letters. */
export function startBuying(
  db: Database,
  addresses: readonly string[],
  people: readonly Customer[],
  { letters, dice }: { letters: readonly string[]; dice: Dice },
): Buying {
  const replies: Reply[] = [];
  let isOver = false;
  const buy = async (customer: Customer) => {
    while (!isOver) {
      const { change } = await portedNumber(db);
      const wish = dice.pick(letters);
      const approval = { termsAccepted: true, summaryReceived: true, earlyStart: true, wish };
      const forms = { ...change, 'order/approval': approval as OrderForms['order/approval'] }; // a field of the release
      const reply = await order(customer, dice.pick(addresses), '', forms);
      replies.push(reply);
      // A server that is dead answers nothing, at once.
      if (reply.status === 0) await sleep(100);
    }
  };
  const lives = people.map(buy);
  return {
    answered: () => replies.length,
    stop: async () => {
      isOver = true;
      await Promise.all(lives);
      return replies;
    },
  };
}
