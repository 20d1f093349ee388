import { describe, it } from 'vitest';
import { sound } from './clock/tick-round.ts';
import { collectRound } from './collecting/collect-round.ts';
import { collectorsOn, newReferences, soundCalls, unlockedCollections } from './collecting/collectors.ts';
import { copyOfTemplate } from './durability/stage.ts';
import { hasPostgres } from './harness/pair.ts';
import { catches, holds, type Round } from './harness/rounds.ts';

const name = 'an invoice is debited once for each try';

/** Without locks constraints refuse as well: what counts is what the books say in the end. */
const forgiving =
  (round: Round): Round =>
  (dice) =>
    round(dice).catch(() => []);

/** What stands behind the statements: else it would save the naive variant. */
const guards = ['DROP INDEX payment_open', 'ALTER TABLE payment DROP CONSTRAINT payment_attempt'];

describe.skipIf(!hasPostgres)('invoices that are collected by several processes at once', () => {
  it('are debited once for each try, whatever gets lost or comes twice', async () => {
    const collectors = await collectorsOn(await copyOfTemplate(), sound, soundCalls);
    await holds(name, { short: 1, deep: 60 }, collectRound(collectors)).finally(collectors.close);
  });

  it('two naive variants are noticed', async () => {
    const forgetful = await collectorsOn(await copyOfTemplate(), sound, newReferences);
    await catches(name, 'asks again under another reference', collectRound(forgetful)).finally(
      forgetful.close,
    );
    const unlocked = await collectorsOn(await copyOfTemplate(), unlockedCollections, soundCalls);
    for (const guard of guards) await unlocked.shop.db.query(guard);
    const round = forgiving(collectRound(unlocked));
    await catches(name, 'looks what is to be collected without locking it', round).finally(unlocked.close);
  });
});
