import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextPayment,
  type PaymentEvent,
  type PaymentState,
  paymentStatusOf,
} from '../../../src/shared/states/payment.ts';

const events: PaymentEvent[] = ['actionRequired', 'processing', 'failed', 'canceled', 'succeeded'];
const outcome = (list: readonly PaymentEvent[]) => list.reduce<PaymentState>(nextPayment, 'incomplete');

describe('an attempt to pay', () => {
  it.each([
    [[], 4],
    [['actionRequired'], 1],
    [['processing'], 3],
    [['processing', 'succeeded'], 0],
    [['failed'], 2],
    [['canceled'], 2],
    [['succeeded', 'processing', 'failed'], 0],
  ] as const)('%j has the status %i', (list, status) => {
    expect(paymentStatusOf(outcome(list))).toBe(status);
  });

  it('ends the same in whatever order and however often events come', () => {
    const list = fc.array(fc.constantFrom(...events), { maxLength: 8 });
    const shuffled = list.chain((given) =>
      fc.tuple(
        fc.constant(given),
        fc.shuffledSubarray([...given, ...given], { minLength: given.length * 2 }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([given, other]) => {
        expect(outcome(other)).toBe(outcome(given));
      }),
    );
  });
});
