import { describe, it } from 'vitest';
import { clocksOn, sound } from './clock/tick-round.ts';
import { deliveryRound, looksFirst } from './deliveries/delivery-round.ts';
import { copyOfTemplate } from './durability/stage.ts';
import { hasPostgres } from './harness/pair.ts';
import { catches, holds } from './harness/rounds.ts';

describe.skipIf(!hasPostgres)('a package that is paid', () => {
  it('is delivered once, whoever looks, dies or hears of it late', async () => {
    const name = 'each volume that is paid for is given once';
    const clocks = await clocksOn(await copyOfTemplate(), sound);
    await holds(name, { short: 1, deep: 60 }, deliveryRound(clocks)).finally(clocks.close);
    const naive = await clocksOn(await copyOfTemplate(), looksFirst);
    // What stands behind the statement: else it would save the naive variant.
    await naive.shop.db.query('ALTER TABLE allowance DROP CONSTRAINT allowance_once');
    const round = deliveryRound(naive);
    await catches(name, 'looks what is due without locking it', round).finally(naive.close);
  });
});
