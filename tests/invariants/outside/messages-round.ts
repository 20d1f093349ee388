import { setTimeout as sleep } from 'node:timers/promises';
import { askForCode } from '../codes/asked-code.ts';
import type { Servers } from '../durability/servers.ts';
import { type Customer, freshPhone } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { broken, newNumbers, order, reserve } from '../harness/shop.ts';
import { type Reply, WebClient } from '../harness/web-client.ts';
import { badMoods, type EvilSystem, type Mood } from './evil-systems.ts';

/** Nobody waits longer for an answer, whatever a system outside does. */
const longestMs = 5000;
const patienceMs = 15_000;

export interface Outside {
  servers: Servers;
  gateway: EvilSystem;
  mails: EvilSystem;
  people: readonly Customer[];
}

/**
 * People ask for codes and order while gateway and mail server do their worst; then both get well.
 * @param bad the worst that they may do
 */
export function messagesRound({ servers, gateway, mails, people }: Outside, bad = badMoods): Round {
  return async (dice) => {
    gateway.mood = dice.pick<Mood>([...bad, 'well']);
    mails.mood = dice.pick<Mood>(gateway.mood === 'well' ? bad : [...bad, 'well']);
    const done = await act(servers, people, dice.pick(servers.addresses));
    const bads = (['sms', 'mail'] as const).filter(
      (name) => ({ sms: gateway, mail: mails })[name].mood !== 'well',
    );
    const isTold = await until(async () => {
      const told = await health(servers);
      const isKnown = bads.every((name) => told.some(({ outside }) => outside[name] === 'failing'));
      return isKnown && told.every(({ undelivered }) => undelivered > 0);
    });
    gateway.mood = 'well';
    mails.mood = 'well';
    const lost = await deliverAll(servers, [gateway, mails], done.recipients);
    return [
      ...broken('a request', done.replies),
      ...done.replies
        .filter(({ ms }) => ms > longestMs)
        .map(({ ms }) => `an answer took ${Math.round(ms)} ms`),
      ...done.replies
        .filter(({ status }) => status >= 400)
        .map(({ code }) => `a request was refused: ${code}`),
      ...(isTold ? [] : [`the health endpoint does not tell of bad ${bads.join(' and ')}`]),
      ...lost,
    ];
  };
}

async function act({ db }: Servers, people: readonly Customer[], at: string) {
  const phones = await Promise.all([1, 2, 3].map(() => freshPhone(db)));
  const numbers = await newNumbers(db, people.length);
  const codes = await Promise.all(phones.map((phone) => askForCode(new WebClient(), at, phone)));
  const orders = await Promise.all(
    people.map(async (customer, index): Promise<Reply[]> => {
      const held = await reserve(customer, at, numbers[index] ?? '');
      return [held, await order(customer, at, numbers[index] ?? '')];
    }),
  );
  const emails = await db.query<{ email: string }>('SELECT email FROM users WHERE id = ANY($1::uuid[])', [
    people.map(({ userId }) => userId),
  ]);
  return {
    replies: [...codes, ...orders.flat()],
    recipients: [...phones, ...emails.map(({ email }) => email)],
  };
}

interface Health {
  outside: Record<string, string>;
  undelivered: number;
}

async function health({ addresses }: Servers): Promise<Health[]> {
  const answers = await Promise.all(addresses.map((address) => fetch(`${address}/health/ready`)));
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  return bodies.map(({ outside, undeliveredMessages }) => ({ outside, undelivered: undeliveredMessages }));
}

/** What was written goes out once the systems are well, without anybody's help; the pause before that is cut short. */
async function deliverAll(servers: Servers, systems: EvilSystem[], recipients: string[]): Promise<string[]> {
  const isOut = await until(async () => {
    const waiting = await servers.db.query(
      'UPDATE outbox SET next_attempt_at = created_at WHERE sent_at IS NULL RETURNING id',
    );
    return waiting.length === 0;
  });
  const taken = systems.flatMap((system) => system.taken);
  const missed = recipients.filter((recipient) => !taken.includes(recipient));
  return [
    ...(isOut ? [] : ['messages still wait although the systems are well']),
    ...missed.map(() => 'a message was marked as sent that nobody has taken'),
  ];
}

async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(100)) if (await isSo()) return true;
  return false;
}
