import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import type { Pair } from '../harness/pair.ts';
import type { Customer } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { broken, prepare, send } from '../harness/shop.ts';
import { portedNumber } from '../orders/ported-number.ts';

async function newCoupon(db: Database, limit: number): Promise<string> {
  const code = `T${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`;
  await db.query(
    `INSERT INTO coupon (id, team, code, kind, amount, words, max_redemptions)
     VALUES ($1, 'kanarya', $2, 'percentMonthly', 10, '{"de": "Test", "tr": "Test"}', $3)`,
    [randomUUID(), code, limit],
  );
  return code;
}

/** Eight customers order at once with a coupon for two to five of them. */
export function couponRound({ addresses, db }: Pair, people: readonly Customer[]): Round {
  return async (dice) => {
    const limit = dice.between(2, 5);
    const code = await newCoupon(db, limit);
    const carts = await Promise.all(
      people.map(async (customer) => {
        const { change } = await portedNumber(db);
        const forms = { ...change, 'order/coupon': { code } };
        return { customer, prepared: await prepare(customer, dice.pick(addresses), '', forms) };
      }),
    );
    const replies = await Promise.all(
      carts.map(async ({ customer, prepared }) => {
        await dice.pause(3);
        return send(customer, dice.pick(addresses), prepared);
      }),
    );
    const given = replies.filter(({ status }) => status === 201).length;
    const refused = replies.filter((reply) => reply.code === 1103).length;
    const [row] = await db.query<{ counted: number; used: number; cheaper: number }>(
      `SELECT redeemed AS counted, (SELECT count(*) FROM coupon_redemption WHERE coupon_id = c.id) AS used,
              (SELECT count(*) FROM orders WHERE coupon_id = c.id) AS cheaper
         FROM coupon c WHERE code = $1`,
      [code],
    );
    const { counted = 0, used = 0, cheaper = 0 } = row ?? {};
    const isRight = [given, counted, used, cheaper].every((count) => count === limit);
    return [
      ...broken('an order', replies),
      ...(isRight
        ? []
        : [
            `limit ${limit}: ${given} orders confirmed, ${cheaper} written, ${used} uses, counted as ${counted}`,
          ]),
      ...(given + refused === replies.length ? [] : ['somebody was refused for another reason']),
    ];
  };
}
