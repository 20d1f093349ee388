import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../../support/cluster.ts';
import { note } from '../harness/figures.ts';
import { type Customer, customers } from '../harness/people.ts';
import { isDeep, type Round } from '../harness/rounds.ts';
import { newNumbers } from '../harness/shop.ts';
import type { Exchange } from '../harness/web-client.ts';
import { faultOf } from './answers.ts';
import { losses } from './audit.ts';
import { healed } from './healed.ts';
import { startLoad } from './load.ts';
import { probe, recovery } from './probe.ts';
import type { Servers } from './servers.ts';

const hangMs = isDeep ? 25_000 : 8000;

/** What a request may wait for an answer, whatever the database does. The short form shares its cores with other tests. */
const answerMs = isDeep ? 3000 : 6000;
/** For the slowest answer, likewise. */
const liveMs = isDeep ? 100 : 2000;
const recoveryMs = isDeep ? 1000 : 4000;

type Stage = { servers: Servers; cluster: Cluster };

/** Makes the database hang in one way. @returns what ends that */
type Hang = (stage: Stage) => Promise<() => Promise<void>>;

/** All processes of PostgreSQL stand still. */
export const stopped: Hang = async ({ cluster }) => {
  await cluster.pause();
  return async () => cluster.resume();
};

/** Another session holds a table that most requests read. */
export const locked: Hang = async ({ servers: { db } }) => {
  let release = () => {};
  let isHeld = () => {};
  const held = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  const transaction = db.transaction(async (tx) => {
    await tx.query('LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
    isHeld();
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  await held;
  return async () => {
    release();
    await transaction;
  };
};

/** Customers order meanwhile; every request is answered in time, and what was acknowledged is there afterwards. */
export async function hangRound(stage: Stage, hang: Hang): Promise<Round> {
  const { servers } = stage;
  const people: Customer[] = await customers(servers.db, 8);
  return async (dice) => {
    const numbers = await newNumbers(servers.db, 1000);
    const heard: Exchange[] = [];
    for (const one of people) one.heard = (exchange) => void heard.push(exchange);
    const load = startLoad(servers.addresses, people, numbers, dice);
    await dice.pause(500);
    const hangs = performance.now();
    const end = await hang(stage);
    const seen = await probe(servers.addresses, people, hangMs);
    const resumes = performance.now();
    await end();
    const recoveredMs = await recovery(servers.addresses);
    await load.stop();
    await sleep(100);
    const writes = heard.filter(({ began, ms }) => began < resumes && began + ms > hangs);
    const slowestWrite = Math.round(Math.max(0, ...writes.map(({ ms }) => ms)));
    note(
      `${hang === stopped ? 'PostgreSQL stopped' : 'a table locked'} for ${hangMs} ms: ${seen.answers} answers, slowest ` +
        `${seen.slowestMs} ms, ${writes.length} requests of the buyers, slowest ${slowestWrite} ms, /health/live slowest ` +
        `${seen.liveMs} ms, well again after ${recoveredMs} ms`,
    );
    return [
      ...seen.faults,
      ...tooSlow('an answer', seen.slowestMs, answerMs),
      ...(writes.length > 0 ? [] : ['nobody tried to buy meanwhile']),
      ...writes.flatMap((one) => faultOf({ what: `${one.method} ${one.path}`, ...one })),
      ...tooSlow('an answer to a buyer', slowestWrite, answerMs),
      ...tooSlow('/health/live', seen.liveMs, liveMs),
      ...tooSlow('the recovery', recoveredMs, recoveryMs),
      ...(await losses(servers.db, load)),
      ...(await healed(servers.db)),
    ];
  };
}

function tooSlow(what: string, ms: number, most: number): string[] {
  return ms > most ? [`${what} took ${ms} ms, and may take ${most}`] : [];
}
