import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../../support/cluster.ts';
import { type Customer, customers } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { newNumbers } from '../harness/shop.ts';
import { losses } from './audit.ts';
import { healed } from './healed.ts';
import { startLoad } from './load.ts';
import type { Servers } from './servers.ts';

const patienceMs = 10_000;

/** The same under a database whose processes are all killed, and started again on what the disk holds. */
export async function postgresKillRound(servers: Servers, cluster: Cluster): Promise<Round> {
  const people: Customer[] = await customers(servers.db, 8);
  return async (dice) => {
    const numbers = await newNumbers(servers.db, 250);
    const load = startLoad(servers.addresses, people, numbers, dice);
    await dice.pause(500);
    await cluster.crash();
    await load.stop();
    await cluster.restart();
    const ended = servers.ended();
    if (ended.length > 0)
      return [`a server process ended with its database (${ended}): ${servers.output().slice(-2000)}`];
    if (!(await answerAgain(servers))) return ['a server does not find its database again'];
    return [...(await losses(servers.db, load)), ...(await healed(servers.db))];
  };
}

/** Both processes use the database again, without a restart. */
async function answerAgain({ addresses }: Servers): Promise<boolean> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    const answers = await Promise.all(addresses.map((address) => fetch(`${address}/health/ready`)));
    if (answers.every(({ ok }) => ok)) return true;
    await sleep(50);
  }
  return false;
}
