import { setTimeout as pause } from 'node:timers/promises';
import { checkNews, checkRefund, checkSession } from '../../infra/ports/payments/check-answers.ts';
import type { PaymentsPort } from './payments.ts';

/** Together with our own work this stays below the five seconds that nobody waits longer than. */
export const providerLimitMs = 4000;

/** A port that ends every call in time, and lets through no answer that cannot be true. */
export function guardPayments<P extends PaymentsPort>(port: P, limitMs: number = providerLimitMs): P {
  return {
    ...port,
    createSession: async (request) => checkSession(await inTime(port.createSession(request), limitMs)),
    cancelSession: (id) => inTime(port.cancelSession(id), limitMs),
    statusOf: async (id) => checkNews(await inTime(port.statusOf(id), limitMs)),
    refund: async (order) => checkRefund(await inTime(port.refund(order), limitMs)),
    refundOf: async (id) => checkRefund(await inTime(port.refundOf(id), limitMs)),
    forgetMethod: (token) => inTime(port.forgetMethod(token), limitMs),
    readWebhook: (headers, body) => {
      const event = port.readWebhook(headers, body);
      return { ...event, news: checkNews(event.news) };
    },
  };
}

/** @throws Error when there is no answer in time; a late one is dropped */
async function inTime<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  const timer = new AbortController();
  const late = pause(limitMs, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`The payment provider did not answer within ${limitMs} ms.`);
  });
  late.catch(() => {}); // it was in time: nobody waits for this any more
  answer.catch(() => {}); // it was late: nobody waits for this any more
  try {
    return await Promise.race([answer, late]);
  } finally {
    timer.abort();
  }
}
