import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../infra/deps.ts';
import { type Delivery, deliverEvents, type SendWebhook } from './deliver-events.ts';
import { isSandbox, type SandboxPayments } from './sandbox-payments.ts';

/**
 * How the sandbox's events reach our own webhook. The request is injected instead of sent: it passes the same route,
 * signature and handler, and works behind any host, port or proxy, and in tests without a socket.
 */
export function sandboxDelivery(
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
  return { db, clock, secret: sandbox.webhookSecret, send };
}

/** Ends the sandbox's due payments and sends its events; does nothing with a real provider. */
export async function runSandbox(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const sandbox = deps.ports.payments;
  if (!isSandbox(sandbox)) return;
  await sandbox.settle();
  await deliverEvents(sandboxDelivery(app, deps, sandbox));
}
