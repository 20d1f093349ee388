import { describe, it } from 'vitest';
import { beginRound, looksOnly } from './begins/begin-round.ts';
import { clocksOn, sound } from './clock/tick-round.ts';
import { copyOfTemplate } from './durability/stage.ts';
import { hasPostgres } from './harness/pair.ts';
import { catches, holds } from './harness/rounds.ts';

describe.skipIf(!hasPostgres)('a line that waits for its card and its number', () => {
  it('begins once, however they come at once', async () => {
    const name = 'a line begins when all has come';
    const clocks = await clocksOn(await copyOfTemplate(), sound);
    await holds(name, { short: 4, deep: 60 }, beginRound(clocks)).finally(clocks.close);
    const naive = await clocksOn(await copyOfTemplate(), looksOnly);
    await catches(name, 'looks without locking', beginRound(naive)).finally(naive.close);
  });
});
