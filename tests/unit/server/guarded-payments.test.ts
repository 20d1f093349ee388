import { expect, test } from 'vitest';
import { circuitBreaker, OutOfReach } from '../../../src/server/infra/ports/circuit-breaker.ts';
import { guardPayments } from '../../../src/server/infra/ports/payments/guarded-payments.ts';
import { noUpdate, type PaymentsPort } from '../../../src/server/infra/ports/payments/payments.ts';

const calls = ['createSession', 'cancelSession', 'statusOf', 'refund', 'refundOf', 'forgetMethod'] as const;
type Call = (typeof calls)[number];

/** A provider of which one call does what is given; the guard gives up after 20 ms. */
function guarded(name: Call, act: (signal: AbortSignal | undefined) => Promise<unknown>) {
  const watch = circuitBreaker('The payment provider', { limitMs: 20 });
  const method = (_given: unknown, signal?: AbortSignal) => act(signal);
  // Only the call of the test is ever made.
  const port = guardPayments({ [name]: method } as unknown as PaymentsPort, watch);
  return { ask: () => (port[name] as (given: unknown) => Promise<unknown>)('id'), state: watch.state };
}

test.each(calls)('%s that hangs ends in time, is told so, and is noted', async (name) => {
  let told: AbortSignal | undefined;
  const { ask, state } = guarded(name, (signal) => {
    told = signal;
    return new Promise(() => {});
  });
  await expect(ask()).rejects.toThrow(OutOfReach);
  expect(told?.aborted).toBe(true);
  expect(state()).toBe('failing');
});

test('an answer that cannot be true is a failure', async () => {
  const { ask, state } = guarded('statusOf', async () => ({ ...noUpdate, amountCents: -1 }));
  await expect(ask()).rejects.toThrow(OutOfReach);
  expect(state()).toBe('failing');
});

test('an answer in time is handed on', async () => {
  const { ask, state } = guarded('statusOf', async () => noUpdate);
  await expect(ask()).resolves.toEqual(noUpdate);
  expect(state()).toBe('ok');
});
