import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../deps.ts';
import { repeatWhileListening } from '../../plugins/repeat-while-listening.ts';
import {
  type Delivery,
  deliverEvents,
  type SendWebhook,
} from '../../sandbox/payments/deliver-events.ts';
import type { SandboxPayments } from '../../sandbox/payments/sandbox-payments.ts';

const everyMs = 1000;

/**
 * Sends the sandbox's events to our own webhook and, in a listening server, looks every second for what has settled.
 * The request is injected instead of sent: it passes the same route, signature and handler, and works behind any host,
 * port or proxy, and in tests without a socket.
 */
export function tellTheShop(
  app: FastifyInstance,
  { db, clock }: AppDeps,
  sandbox: SandboxPayments,
): Delivery {
  const send: SendWebhook = async (payload, headers) => {
    const type = { 'content-type': 'application/json' };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/webhooks/payments',
      payload,
      headers: { ...headers, ...type },
    });
    return answer.statusCode;
  };
  const delivery = { db, clock, secret: sandbox.webhookSecret, send };
  repeatWhileListening(app, everyMs, async () => {
    await sandbox.settle();
    await deliverEvents(delivery);
  });
  return delivery;
}
