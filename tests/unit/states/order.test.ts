import { describe, expect, it } from 'vitest';
import {
  nextOrder,
  type OrderEvent,
  type OrderState,
  orderStates,
} from '../../../src/shared/states/order.ts';

const outcome = (...events: OrderEvent[]) => events.reduce<OrderState>(nextOrder, 'pendingPayment');

describe('an order', () => {
  it('is completed by payment and fulfilment', () => {
    expect(outcome('paymentProcessing', 'paymentSucceeded', 'fulfilled')).toBe('completed');
  });

  it('waits again after a payment failed, and takes the next one', () => {
    expect(outcome('paymentProcessing', 'paymentFailed')).toBe('pendingPayment');
    expect(outcome('paymentFailed', 'paymentSucceeded')).toBe('inProgress');
  });

  it('is not cancelled while money is under way', () => {
    expect(outcome('paymentProcessing', 'cancelled')).toBe('paymentProcessing');
  });

  it('never leaves its ends, and money never moves it back', () => {
    const events: OrderEvent[] = [
      'paymentProcessing',
      'paymentFailed',
      'paymentSucceeded',
      'fulfilled',
      'cancelled',
    ];
    for (const event of events) {
      expect(nextOrder('completed', event)).toBe('completed');
      expect(nextOrder('cancelled', event)).toBe('cancelled');
    }
    for (const late of ['paymentProcessing', 'paymentFailed'] as const)
      expect(nextOrder('inProgress', late)).toBe('inProgress');
    expect(orderStates).toHaveLength(5);
  });
});
