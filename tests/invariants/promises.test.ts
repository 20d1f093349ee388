import { describe, it } from 'vitest';
import { hasPostgres } from './harness/pair.ts';
import { catches, holds, isDeep } from './harness/rounds.ts';
import { kinds, nobodyDies, promiseRound } from './promises/promise-round.ts';
import { promiseStage } from './promises/stage.ts';

const name = 'each debit, package and number that is promised comes once';

/** What stands behind the statements: else it would save the naive variants. */
const guards = [
  'DROP INDEX payment_open',
  'DROP INDEX payment_settled',
  'DROP INDEX settlement_payment',
  'ALTER TABLE payment DROP CONSTRAINT payment_attempt',
  'ALTER TABLE allowance DROP CONSTRAINT allowance_once',
];

/** In the short form the variants of `collecting.test.ts` and `deliveries.test.ts` stand for them. */
const variants = [
  { kind: 'package', variant: 'booking', wrong: 'does not lock the package' },
  { kind: 'debit', variant: 'collecting', wrong: 'looks what is to be collected without locking it' },
  { kind: 'number', variant: 'porting', wrong: 'believes the state that it has read before' },
] as const;

/** Customers of earlier rounds go on: after so many rounds the next begins with an empty house. */
const roundsOfStage = 10;

describe.skipIf(!hasPostgres)(
  'two processes that work through the days, hear of payments and are killed',
  () => {
    it('keep each promise once', async () => {
      const all = Object.values(kinds);
      const stages = isDeep ? 60 / roundsOfStage : 1;
      for (let at = 0; at < stages; at++) {
        const stage = await promiseStage();
        const plan = { short: 1, deep: roundsOfStage };
        await holds(`${name} (${at + 1})`, plan, promiseRound(stage, all)).finally(stage.close);
      }
    });

    it.each(isDeep ? variants : [])(
      'a naive variant is noticed: $wrong',
      async ({ kind, variant, wrong }) => {
        const stage = await promiseStage(variant);
        for (const guard of guards) await stage.servers.db.query(guard);
        const round = promiseRound(stage, [kinds[kind]], nobodyDies);
        await catches(name, wrong, round).finally(stage.close);
      },
    );
  },
);
