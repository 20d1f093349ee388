import { describe, it } from 'vitest';
import { clocksOn, sound, unlocked } from './clock/tick-round.ts';
import { copyOfTemplate } from './durability/stage.ts';
import { drawRound, withoutConstraints } from './giveaway/draw-round.ts';
import { hasPostgres } from './harness/pair.ts';
import { catches, holds } from './harness/rounds.ts';

describe.skipIf(!hasPostgres)('a giveaway that ends', () => {
  it('is drawn once, whichever process looks', async () => {
    const name = 'a giveaway is drawn once';
    const clocks = await clocksOn(await copyOfTemplate(), sound);
    await holds(name, { short: 4, deep: 60 }, drawRound(clocks)).finally(clocks.close);
    const naive = await clocksOn(await copyOfTemplate(), unlocked);
    await withoutConstraints(naive.shop.db);
    await catches(name, 'looks what is due without locking it', drawRound(naive)).finally(naive.close);
  });
});
