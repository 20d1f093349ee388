import type { Dice } from '../harness/dice.ts';
import type { Round } from '../harness/rounds.ts';
import { newNumbers, reserve } from '../harness/shop.ts';
import { WebClient } from '../harness/web-client.ts';
import type { Servers } from './servers.ts';

/** More requests than the database has connections, so that some wait while the process ends. */
const parallel = 40;

/** Strangers reserve a number each; both processes are told to end. Whatever was done was answered. */
export function shutdownRound(servers: Servers): Round {
  return async (dice) => {
    const numbers = await newNumbers(servers.db, 400);
    const unanswered: string[] = [];
    let isOver = false;
    const stranger = async () => {
      for (let id = numbers.pop(); id && !isOver; id = numbers.pop()) {
        const reply = await reserve(new WebClient(), dice.pick(servers.addresses), id);
        if (reply.status === 0) unanswered.push(id);
      }
    };
    const strangers = Array.from({ length: parallel }, stranger);
    await dice.pause(300);
    const faults = await endAll(servers, dice);
    isOver = true;
    await Promise.all(strangers);
    const dropped = await servers.db.query(
      'SELECT id FROM phone_number WHERE id = ANY($1::uuid[]) AND holder IS NOT NULL',
      [unanswered],
    );
    if (dropped.length > 0) faults.push(`${dropped.length} reservations were made and never answered`);
    await Promise.all(servers.addresses.map((_, index) => servers.start(index)));
    return faults;
  };
}

/** Both at once, or one shortly after the other. */
async function endAll({ addresses, end, output }: Servers, dice: Dice): Promise<string[]> {
  const codes = await Promise.all(
    addresses.map(async (_, index) => {
      if (dice.roll(2) === 0) await dice.pause(100);
      return end(index, dice.pick(['SIGTERM', 'SIGINT']));
    }),
  );
  return codes
    .filter((code) => code !== 0)
    .map((code) => `a process ended with ${code}: ${output().slice(-2000)}`);
}
