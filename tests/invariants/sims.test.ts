import { describe, it } from 'vitest';
import { clocksOn, sound } from './clock/tick-round.ts';
import { copyOfTemplate } from './durability/stage.ts';
import { hasPostgres } from './harness/pair.ts';
import { catches, holds } from './harness/rounds.ts';
import { blocksAgain, looksOnly, simRound } from './sims/sim-round.ts';

const name = 'a lost SIM is blocked once and replaced once';

describe.skipIf(!hasPostgres)('a lost SIM, two processes', () => {
  it('is blocked once and replaced once, however often at once', async () => {
    const clocks = await clocksOn(await copyOfTemplate(), sound);
    await holds(name, { short: 3, deep: 40 }, simRound(clocks)).finally(clocks.close);
  });

  it.each([
    ['blocks again', blocksAgain],
    ['looks without locking', looksOnly],
  ])('notices who %s', async (variant, seen) => {
    const naive = await clocksOn(await copyOfTemplate(), seen);
    await catches(name, variant, simRound(naive)).finally(naive.close);
  });
});
