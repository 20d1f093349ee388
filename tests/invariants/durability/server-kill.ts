import type { Dice } from '../harness/dice.ts';
import { type Customer, customers } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { newNumbers } from '../harness/shop.ts';
import { halves, losses } from './audit.ts';
import { healed } from './healed.ts';
import { startLoad } from './load.ts';
import type { Servers } from './servers.ts';

/** Eight customers reserve, order and pay; at some moment one process, or both, is killed. It starts again. */
export async function serverKillRound(servers: Servers): Promise<Round> {
  const people: Customer[] = await customers(servers.db, 8);
  return async (dice) => {
    const numbers = await newNumbers(servers.db, 250);
    const load = startLoad(servers.addresses, people, numbers, dice);
    await dice.pause(500);
    const killed = victims(servers, dice);
    await Promise.all(killed.map((index) => servers.end(index, 'SIGKILL')));
    await load.stop();
    const faults = await halves(servers.db);
    await Promise.all(killed.map((index) => servers.start(index)));
    return [...faults, ...(await losses(servers.db, load)), ...(await healed(servers.db))];
  };
}

function victims({ addresses }: Servers, dice: Dice): number[] {
  const all = addresses.map((_, index) => index);
  return dice.roll(3) === 0 ? all : [dice.pick(all)];
}
