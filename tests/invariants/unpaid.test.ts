import { afterAll, beforeAll, describe, it } from 'vitest';
import { startServers } from './durability/servers.ts';
import { copyOfTemplate } from './durability/stage.ts';
import { hasPostgres, type Pair } from './harness/pair.ts';
import { customers } from './harness/people.ts';
import { catches, holds } from './harness/rounds.ts';
import { cancel, cancelSeen, unpaidRound } from './orders/unpaid-round.ts';

let pair: Pair;

describe.skipIf(!hasPostgres)('an order that is paid in the moment in which it is cancelled', () => {
  beforeAll(async () => {
    // A database of its own: what is cancelled here would be other tests' orders.
    pair = await startServers(await copyOfTemplate(), 2);
  });
  afterAll(() => pair.close());

  it('is either paid or cancelled, and money for a cancelled one goes back', async () => {
    const name = 'an order is paid or cancelled';
    const people = await customers(pair.db, 4);
    await holds(name, { short: 8, deep: 80 }, unpaidRound(pair, people, cancel));
    await catches(name, 'cancels what it has seen unpaid before', unpaidRound(pair, people, cancelSeen));
  });
});
