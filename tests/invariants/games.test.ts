import { afterAll, beforeAll, describe, it } from 'vitest';
import { playRound } from './games/play-round.ts';
import { hasPostgres, naivePair, type Pair, soundPair } from './harness/pair.ts';
import { customers } from './harness/people.ts';
import { catches, holds } from './harness/rounds.ts';

const name = 'a game gives each winner one reward within its budget';
let pair: Pair;

describe.skipIf(!hasPostgres)('a round of the game, two processes', () => {
  beforeAll(() => {
    pair = soundPair();
  });
  afterAll(() => pair.close());

  it('gives each winner one reward, within its budget', async () => {
    await holds(name, { short: 3, deep: 40 }, playRound(pair, await customers(pair.db, 8)));
  });

  it.each([
    ['game-budget', 'reads what is taken, then writes it'],
    ['game-plays', 'does not lock the play'],
  ])('notices %s', async (part, variant) => {
    const naive = await naivePair(part);
    const round = playRound(naive, await customers(naive.db, 8));
    await catches(name, variant, round).finally(naive.close);
  });
});
