import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { isKnownEvent } from '../../infra/ports/payments/event-types.ts';
import { type ProviderEvent, WebhookRefused } from '../../infra/ports/payments/payments.ts';
import { applyPaymentUpdate } from './apply-payment-update.service.ts';
import { applyMethodPage } from './method-page.service.ts';
import { findTransaction } from './payment.repository.ts';
import { recordEvent } from './payment-event.repository.ts';

/**
 * Handles a message of the payment provider, once for each event.
 * @throws Problem 1034 when the provider did not sign it; 1035 for an unknown type; 1036 when it cannot be handled now,
 * so that it is sent again
 */
export async function takeWebhook(
  deps: AppDeps,
  headers: Record<string, unknown>,
  body: string,
): Promise<void> {
  const event = read(deps, headers, body);
  if (!isKnownEvent(event.type))
    throw problem(1035, { cause: new Error(`The type of event is unknown: ${event.type}`) });
  try {
    await deps.db.transaction((tx) => handle(tx, deps, event));
  } catch (cause) {
    throw problem(1036, { cause });
  }
}

async function handle(tx: Queryable, deps: AppDeps, event: ProviderEvent): Promise<void> {
  const { update, reference } = event;
  if (!(await recordEvent(tx, event, deps.clock()))) return;
  if (!update.event && !update.isDisputed && update.refunds.length === 0) return;
  const paymentId = reference ?? (await findTransaction(tx, update.transactionId ?? ''));
  const isOurs =
    paymentId !== undefined &&
    ((await applyPaymentUpdate(tx, deps, paymentId, update)) ||
      (await applyMethodPage(tx, deps, paymentId, update)));
  // Thrown inside the transaction, so that the event is not recorded and may be sent again.
  if (!isOurs) throw new Error(`There is no payment for the event ${event.id}.`);
}

function read({ ports }: AppDeps, headers: Record<string, unknown>, body: string): ProviderEvent {
  try {
    return ports.payments.readWebhook(headers, body);
  } catch (error) {
    if (error instanceof WebhookRefused) throw problem(1034, { cause: error });
    throw problem(1036, { cause: error });
  }
}
