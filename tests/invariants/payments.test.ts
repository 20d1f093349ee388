import { afterAll, beforeAll, describe, it } from 'vitest';
import { diceOf } from './harness/dice.ts';
import { hasPostgres, naivePair } from './harness/pair.ts';
import { type Customer, customers } from './harness/people.ts';
import { catches, holds, type Round } from './harness/rounds.ts';
import { invoiceRound } from './payments/invoice-round.ts';
import { optionRound } from './payments/option-round.ts';
import { orderRound } from './payments/order-round.ts';
import { refundRound } from './payments/refund-round.ts';
import { type PayStage, payStage } from './payments/stage.ts';

let stage: PayStage;
let naive: PayStage;
let people: Customer[];
let naivePeople: Customer[];

/** What stands behind the statements: else it would save the naive variants. */
const guards = [
  'DROP INDEX payment_open',
  'DROP INDEX payment_settled',
  'DROP INDEX settlement_payment',
  'DROP INDEX invoice_of_order',
  'ALTER TABLE payment DROP CONSTRAINT payment_attempt',
  'ALTER TABLE invoice DROP CONSTRAINT invoice_settled',
];

/**
 * Without locks statements also block each other in rings, and other constraints refuse: what counts is what the books
 * say in the end.
 */
const forgiving =
  (round: Round): Round =>
  async (dice) => {
    const faults = await round(dice).catch(() => []);
    return faults.filter((fault) => !fault.includes('was answered'));
  };

describe.skipIf(!hasPostgres)('a payment of which everybody hears at once', () => {
  beforeAll(async () => {
    stage = await payStage();
    naive = await payStage(await naivePair('charge,booking,bill,ending'));
    for (const guard of guards) await naive.db.query(guard);
    people = await customers(stage.db, 4);
    naivePeople = await customers(naive.db, 4);
  });
  afterAll(() => Promise.all([stage.close(), naive.close()]));

  const both = async (
    name: string,
    variant: string,
    roundOn: (stage: PayStage, people: Customer[]) => Round | Promise<Round>,
  ) => {
    await holds(name, { short: 4, deep: 60 }, await roundOn(stage, people));
    await catches(name, variant, forgiving(await roundOn(naive, naivePeople)));
  };

  it('settles an order once', () =>
    both('one settlement for one order', 'does not lock the order', orderRound));

  it('settles a package once', () =>
    both('one settlement for one package', 'does not lock the package', (on, who) =>
      optionRound(on, diceOf(1), who),
    ));

  it('settles an invoice once, each time that its money is taken back', () =>
    both('one settlement for one invoice', 'does not lock the invoice', (on, who) =>
      invoiceRound(on, diceOf(1), who),
    ));

  it('goes back once', () =>
    both('one refund for one payment', 'does not lock what is withdrawn from', refundRound));
});
