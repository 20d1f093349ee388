import { setTimeout as sleep } from 'node:timers/promises';
import { tellNetwork } from '../../../src/server/infra/ports/network/tell-network.service.ts';
import { secureRandom } from '../../../src/server/infra/random.ts';
import { giveDueAllowances } from '../../../src/server/modules/packages/give-due.service.ts';
import { addDays } from '../../../src/shared/calendar.ts';
import { askAbout } from '../collecting/collect-round.ts';
import type { Dice } from '../harness/dice.ts';
import type { Round } from '../harness/rounds.ts';
import { newNumbers } from '../harness/shop.ts';
import { broughtNumber } from './brought-number.ts';
import { debit } from './debit.ts';
import { boughtPackage } from './package.ts';
import type { PromiseStage } from './stage.ts';

/** Something that a customer was promised, and what is wrong with it in the end. */
export interface Kept {
  orderId: string;
  /** Payment and its news, while the processes work and die. */
  happens(): Promise<unknown>;
  wrong(): Promise<string[]>;
}

type Kind = (stage: PromiseStage, dice: Dice) => Promise<Kept>;

export const kinds = { debit, package: boughtPackage, number: broughtNumber };

/** Long enough for a debit, its second try, and what a bank takes back. */
const days = 45;

/**
 * Customers buy; then both processes work through the days at once, hear of payments never, once or twice, and are killed
 * in the middle of it. In the end each promise was kept once, and nobody was told anything twice.
 */
export function promiseRound(stage: PromiseStage, given: readonly Kind[], kills = killed): Round {
  return async (dice) => {
    await newNumbers(stage.servers.db, given.length);
    const promises: Kept[] = [];
    for (const kind of given) promises.push(await kind(stage, dice));
    const end = addDays(await stage.today(), days);
    await Promise.all([
      ...promises.map((promise) => promise.happens()),
      stage.workUntil(addDays(end, 10 - days)),
      kills(stage, dice),
    ]);
    await Promise.all([stage.workUntil(end), kills(stage, dice)]);
    await comeToRest(stage, promises, end);
    const faults = await Promise.all(promises.map((promise) => promise.wrong()));
    return [...faults.flat(), ...(await toldTwice(stage, promises))];
  };
}

/** Both live on: what is wrong without locks shows where they meet. */
export const nobodyDies = async (): Promise<void> => {};

/** Kills one process or both at some moment of their work, sometimes none; they start again. */
async function killed({ servers }: PromiseStage, dice: Dice): Promise<void> {
  const all = servers.addresses.map((_, index) => index);
  const victims = dice.pick([[], [dice.pick(all)], [dice.pick(all)], all]);
  await dice.pause(1500);
  await Promise.all(victims.map((index) => servers.end(index, 'SIGKILL')));
  await Promise.all(victims.map((index) => servers.start(index)));
}

/** Nobody dies any more: the days that were missed are worked through, and the jobs find nothing left. */
async function comeToRest(stage: PromiseStage, promises: readonly Kept[], end: string): Promise<void> {
  const { db } = stage.servers;
  await stage.workUntil(end);
  for (const { orderId } of promises) await askAbout(stage.shop, orderId);
  await stage.workUntil(end);
  // The processes look for volumes each twenty seconds only; here somebody else looks beside them.
  const deps = { ...stage.shop.deps, random: secureRandom };
  await giveDueAllowances(deps);
  for (let tries = 0; tries < 900; tries++) {
    const [left] = await db.query<{ count: number }>(
      `SELECT (SELECT count(*) FROM network_task WHERE done_at IS NULL)
            + (SELECT count(*) FROM option_booking WHERE next_delivery_on <= $1)
            + (SELECT count(*) FROM line_allowance WHERE next_month_on <= $1) AS count`,
      [end],
    );
    if (Number(left?.count) === 0) return;
    // A task that a killed process had taken is due again after a while; we do not wait for it.
    await db.query('UPDATE network_task SET next_attempt_at = now() WHERE done_at IS NULL');
    await tellNetwork(deps, () => {});
    await sleep(100);
  }
}

/** Mails and messages of these customers that went out twice with the same words. */
async function toldTwice({ servers: { db } }: PromiseStage, promises: readonly Kept[]): Promise<string[]> {
  const rows = await db.query<{ template: string; count: number }>(
    `SELECT b.template, count(*)::int AS count FROM orders o JOIN users u ON u.id = o.user_id
       JOIN outbox b ON b.recipient IN (u.email, u.phone)
      WHERE o.id = ANY($1::uuid[]) GROUP BY b.recipient, b.template, b.text HAVING count(*) > 1`,
    [promises.map(({ orderId }) => orderId)],
  );
  return rows.map(({ template, count }) => `${template} was told ${count} times`);
}
