import { setTimeout as sleep } from 'node:timers/promises';
import { berlinToday } from '../../../src/shared/dates.ts';
import { paidOrder } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';
import { book } from '../../support/usage.ts';
import { wrongIn } from '../deliveries/delivery-round.ts';
import { activateLine } from '../harness/lifecycle.ts';
import type { Round } from '../harness/rounds.ts';
import { newNumbers } from '../harness/shop.ts';
import { goOn, isNone, type Moment, sleeping, standStill, until } from '../harness/stand-still.ts';
import type { PromiseStage } from './stage.ts';

const moments: readonly Moment[] = [
  {
    name: 'between the success of the payment and the delivery',
    table: 'allowance',
    event: 'INSERT',
    when: "NEW.source = 'booking'",
  },
  {
    name: 'between the booking and its mail',
    table: 'outbox',
    event: 'INSERT',
    when: "NEW.template = 'option-booked'",
  },
  {
    name: 'between the answer of the network and our note of it',
    table: 'network_task',
    event: 'UPDATE',
    when: "NEW.act = 'grant' AND NEW.done_at IS NOT NULL",
  },
];

/** A package is paid; both servers are killed while one of them stands still at a moment; the package comes once. */
export function momentRound(stage: PromiseStage): Round {
  const { servers, sandbox } = stage;
  const { db } = servers;
  return async (dice) => {
    const { table, name, ...moment } = dice.pick(moments);
    await newNumbers(db, 1);
    const { sessionId, wrong } = await unpaidPackage(stage);
    await until('the network has heard of the line', () => isNone(db, 'network_task WHERE done_at IS NULL'));
    await standStill(db, { table, ...moment });
    await sandbox.act(sessionId, 'pay');
    await until(`it stands still ${name}`, async () => !(await isNone(db, sleeping)));
    await Promise.all(servers.addresses.map((_, index) => servers.end(index, 'SIGKILL')));
    const left = await wrong();
    await goOn(db, table);
    await Promise.all(servers.addresses.map((_, index) => servers.start(index)));
    const faults = await untilRight(db, wrong);
    const early = left.length > 0 ? [] : ['nothing was left to do when the servers were killed'];
    return [...early, ...faults].map((fault) => `${name}: ${fault}`);
  };
}

type Db = PromiseStage['servers']['db'];
type Wrong = () => Promise<string[]>;

/** A line works, and its owner stands on the provider's page for a package that begins at once. */
async function unpaidPackage(stage: PromiseStage): Promise<{ sessionId: string; wrong: Wrong }> {
  const { shop, servers } = stage;
  await stage.today();
  const { client, email, order } = await paidOrder(shop);
  await activateLine(shop, order.id);
  await logIn(client, email);
  const booking = await book(client, 'tuerkiye-5');
  const { bookingId, url } = booking.payload<{ bookingId: string; url: string }>();
  const sought = { bookingId, orderId: order.id, today: berlinToday(shop.now()) };
  const wrong = async () => {
    const [mails] = await servers.db.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM outbox WHERE template = 'option-booked' AND recipient = $1",
      [email],
    );
    const told = mails?.count === 1 ? [] : [`the booking was told ${mails?.count} times`];
    return [...(await wrongIn(servers.db, sought)), ...told];
  };
  return { sessionId: url.split('/').at(-1) ?? '', wrong };
}

/** What is due again later is due now: nobody waits for the pauses between tries. @returns what stays wrong */
async function untilRight(db: Db, wrong: Wrong): Promise<string[]> {
  for (let tries = 0; tries < 60; tries++) {
    await db.query('UPDATE sandbox_event SET next_attempt_at = now() WHERE delivered_at IS NULL');
    await db.query('UPDATE network_task SET next_attempt_at = now() WHERE done_at IS NULL');
    for (let times = 0; times < 5; times++) {
      if ((await wrong()).length === 0) return [];
      await sleep(100);
    }
  }
  return wrong();
}
