import type { Database, Queryable } from '../../../src/server/infra/db/queryable.ts';
import type { AppDeps } from '../../../src/server/infra/deps.ts';
import { tellNetwork } from '../../../src/server/infra/ports/network/tell-network.service.ts';
import { secureRandom } from '../../../src/server/infra/random.ts';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import { giveDueAllowances } from '../../../src/server/modules/packages/give-due.service.ts';
import { reconcilePayments } from '../../../src/server/modules/payments/reconcile.service.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { cycleOf } from '../../../src/shared/usage.ts';
import { paidOrder } from '../../support/lines.ts';
import { choose } from '../../support/payments.ts';
import { logIn } from '../../support/people.ts';
import { book } from '../../support/usage.ts';
import type { Clocks } from '../clock/tick-round.ts';
import type { Dice } from '../harness/dice.ts';
import type { Round } from '../harness/rounds.ts';
import { newNumbers } from '../harness/shop.ts';

/** Wrong on purpose: looks whether something was given, then gives it; what is due is not locked. */
export const looksFirst = (db: Database): Database => {
  const careless = (tx: Queryable): Queryable => ({
    query: (sql, params) =>
      tx.query(
        sql
          .replace(/FOR UPDATE( OF b)? SKIP LOCKED/, '')
          .replace('ON CONFLICT DO NOTHING RETURNING id', 'RETURNING id'),
        params,
      ),
  });
  return { ...db, transaction: (work) => db.transaction((tx) => work(careless(tx))) };
};

/** A process that dies: some transactions end before they commit, some tasks before it is noted that they are done. */
function mortal(deps: AppDeps, dice: Dice): AppDeps {
  const dies = () => dice.roll(4) === 0;
  const die = () => Promise.reject(new Error('killed'));
  const { db, ports } = deps;
  const network = {
    ...ports.network,
    grant: async (grant: Parameters<typeof ports.network.grant>[0]) => {
      if (dies()) return die();
      await ports.network.grant(grant);
      if (dies()) await die();
    },
  };
  const transaction: Database['transaction'] = (work) =>
    db.transaction(async (tx) => {
      const result = await work(tx);
      if (dies()) await die();
      return result;
    });
  return { ...deps, db: { ...db, transaction }, ports: { ...ports, network } };
}

const ignore = () => {};
const packages = ['tuerkiye-5', 'tuerkiye-talk', 'data-5', 'data-10-monthly'] as const;

/**
 * A package is paid while jobs look for the payment, for what is due and for what the network must hear, all at once, and
 * some of them die. Then months pass in the same way. In the end each volume was given once, here and in the network.
 */
export function deliveryRound({ shop, jobs }: Clocks): Round {
  return async (dice) => {
    await newNumbers(shop.db, 1);
    const { client, email, order } = await paidOrder(shop);
    await runLifecycle(shop.deps);
    await logIn(client, email);
    const earlyStart = dice.roll(2) === 0;
    const booking = await book(client, dice.pick(packages), { earlyStart });
    const { bookingId, url } = booking.payload<{ bookingId: string; url: string }>();
    const isTold = dice.roll(3) > 0;
    const poll = async (deps: AppDeps) => {
      await shop.db.query('UPDATE payment SET next_poll_at = $1 WHERE subject_id = $2', [
        shop.now(),
        bookingId,
      ]);
      await reconcilePayments(deps, ignore);
    };
    const acts = [() => choose(shop, url, 'pay'), ...jobs.flatMap((job) => [() => poll(mortal(job, dice))])];
    await together(dice, [...acts, ...(isTold ? acts.slice(1) : [])], jobs);
    for (let leap = 0; leap < 2; leap++) {
      shop.pass({ days: dice.between(10, 25) });
      await together(dice, [], jobs);
    }
    const sane = { ...shop.deps, random: secureRandom };
    await poll(sane);
    shop.pass({ hours: 3 });
    await giveDueAllowances(sane);
    await tellNetwork(sane, ignore);
    return wrongIn(shop.db, { bookingId, orderId: order.id, today: berlinToday(shop.now()) });
  };
}

async function together(
  dice: Dice,
  acts: (() => Promise<unknown>)[],
  jobs: readonly AppDeps[],
): Promise<void> {
  const due = [...jobs, ...jobs].flatMap((job) => [
    () => giveDueAllowances(mortal(job, dice)),
    () => tellNetwork(mortal(job, dice), ignore),
  ]);
  const all = [...acts, ...due].map((act) => dice.pause(15).then(act));
  await Promise.allSettled(all);
}

interface Given {
  startsOn: string;
  bookedOn: string | null;
  isRecurring: boolean;
  gives: unknown[];
  volumes: number;
  months: number;
  granted: number;
  waiting: number;
}

export async function wrongIn(
  db: Database,
  { bookingId, orderId, today }: { bookingId: string; orderId: string; today: string },
): Promise<string[]> {
  const [row] = await db.query<Given>(
    `SELECT c.starts_on AS "startsOn", b.starts_on AS "bookedOn", o.is_recurring AS "isRecurring", o.gives,
       (SELECT count(*)::int FROM allowance WHERE source_id = b.id) AS volumes,
       (SELECT count(*)::int FROM allowance WHERE contract_id = c.id AND source = 'tariff') AS months,
       (SELECT count(*)::int FROM simulated_grant WHERE line_id = c.id) AS granted,
       (SELECT count(*)::int FROM network_task WHERE line_id = c.id AND done_at IS NULL) AS waiting
       FROM contract c JOIN option_booking b ON b.contract_id = c.id JOIN tariff_option o ON o.id = b.option_id
      WHERE c.order_id = $1 AND b.id = $2`,
    [orderId, bookingId],
  );
  if (!row) return ['the booking is gone'];
  const { startsOn, bookedOn, isRecurring, gives, volumes, months, granted, waiting } = row;
  const now = cycleOf(startsOn, today).month;
  const isBegun = bookedOn !== null && bookedOn <= today;
  const times = isRecurring && bookedOn ? now - cycleOf(startsOn, bookedOn).month + 1 : 1;
  const due = isBegun ? gives.length * times : 0;
  return [
    ...(bookedOn === null ? ['a paid package was not booked'] : []),
    ...(volumes === due ? [] : [`${volumes} volumes of a package, not ${due}`]),
    ...(months === now ? [] : [`${months} months of the plan, not ${now}`]),
    ...(granted === volumes + months ? [] : [`the network has ${granted} of ${volumes + months} volumes`]),
    ...(waiting === 0 ? [] : [`the network has not heard of ${waiting} tasks`]),
  ];
}
