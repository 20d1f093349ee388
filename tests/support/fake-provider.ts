import { circuitBreaker } from '../../src/server/infra/ports/circuit-breaker.ts';
import { guardPayments } from '../../src/server/infra/ports/payments/guarded-payments.ts';
import type { PaymentsPort } from '../../src/server/infra/ports/payments/payments.ts';
import type { TestApp } from './app.ts';

/** Short, so that a test of a provider that hangs does not. */
export const fakeLimitMs = 200;

/** Changes the provider's answers until the returned function is called; deadline and checks stay as they are. */
export function misbehave(t: TestApp, change: (real: PaymentsPort) => Partial<PaymentsPort>): () => void {
  const real = t.ports.payments;
  t.ports.payments = guardPayments(
    { ...real, ...change({ ...real }) },
    circuitBreaker('The payment provider', { limitMs: fakeLimitMs }),
  );
  return () => {
    t.ports.payments = real;
  };
}

/** An answer that never comes. */
export function never<T>(): Promise<T> {
  return new Promise(() => {});
}
