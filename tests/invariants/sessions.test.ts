import { afterAll, beforeAll, describe, it } from 'vitest';
import { hasPostgres, naivePair, type Pair, soundPair } from './harness/pair.ts';
import { customers } from './harness/people.ts';
import { catches, holds } from './harness/rounds.ts';
import { tabsRound } from './sessions/tabs-round.ts';
import { theftRound } from './sessions/theft-round.ts';

let pair: Pair;
let naive: Pair;

describe.skipIf(!hasPostgres)('a session, two processes', () => {
  beforeAll(async () => {
    pair = soundPair();
    naive = await naivePair('tabs,family');
  });
  afterAll(() => Promise.all([pair.close(), naive.close()]));

  it('outlives ten tabs that refresh at once', async () => {
    const name = 'ten tabs at once keep the session';
    await holds(name, { short: 15, deep: 200 }, tabsRound(pair, await customers(pair.db, 1)));
    const round = tabsRound(naive, await customers(naive.db, 1));
    await catches(name, 'takes every second use for theft', round);
  });

  it('ends with all its tokens when one is used again', async () => {
    const name = 'a reused refresh token ends its family';
    await holds(name, { short: 15, deep: 200 }, theftRound(pair, await customers(pair.db, 1)));
    const round = theftRound(naive, await customers(naive.db, 1));
    await catches(name, 'refuses the token and leaves the family', round);
  });
});
