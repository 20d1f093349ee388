import type { CircuitBreaker } from '../circuit-breaker.ts';
import { checkCollected, checkKept, checkRefund, checkSession, checkUpdate } from './check-answers.ts';
import type { PaymentsPort } from './payments.ts';

/**
 * A payment provider behind its circuit breaker: every call has a time limit, and an impossible answer is a failure.
 */
export function guardPayments<P extends PaymentsPort>(port: P, { call }: CircuitBreaker): P {
  return {
    ...port,
    createSession: (request) =>
      call(async (signal) => checkSession(await port.createSession(request, signal))),
    cancelSession: (id) => call((signal) => port.cancelSession(id, signal)),
    statusOf: (id) => call(async (signal) => checkUpdate(await port.statusOf(id, signal))),
    collect: (request) => call(async (signal) => checkCollected(await port.collect(request, signal))),
    keepAccount: (request) =>
      call(async (signal) => {
        const kept = await port.keepAccount(request, signal);
        return kept && checkKept(kept);
      }),
    refund: (order) => call(async (signal) => checkRefund(await port.refund(order, signal))),
    refundOf: (id) => call(async (signal) => checkRefund(await port.refundOf(id, signal))),
    forgetMethod: (token) => call((signal) => port.forgetMethod(token, signal)),
    readWebhook: (headers, body) => {
      const event = port.readWebhook(headers, body);
      return { ...event, update: checkUpdate(event.update) };
    },
  };
}
