import { describe, it } from 'vitest';
import { clocksOn, sound, tickRound, unlocked } from './clock/tick-round.ts';
import { copyOfTemplate } from './durability/stage.ts';
import { hasPostgres } from './harness/pair.ts';
import { catches, holds } from './harness/rounds.ts';

describe.skipIf(!hasPostgres)('clock jobs that look at once what is due', () => {
  it('issue each invoice, send each reminder and move each state once', async () => {
    const name = 'what is due is done once';
    const clocks = await clocksOn(await copyOfTemplate(), sound);
    await holds(name, { short: 2, deep: 60 }, tickRound(clocks)).finally(clocks.close);
    const naive = await clocksOn(await copyOfTemplate(), unlocked);
    await catches(name, 'looks what is due without locking it', tickRound(naive)).finally(naive.close);
  });
});
