import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { problem } from '../../errors/problem.ts';
import { isKnownEvent } from '../../infra/ports/payments/event-types.ts';
import { type ProviderEvent, WebhookRefused } from '../../ports/payments/payments.ts';
import { applyPaymentNews } from '../../modules/payments/apply-payment-update.service.ts';
import { findTransaction } from '../../modules/payments/payment.repository.ts';
import { noteEvent } from '../../modules/payments/payment-event.repository.ts';

/**
 * Takes a message of the payment provider, once for each event.
 * @throws Problem 1034 when it is not signed by the provider; 1035 for an unknown type; 1036 when it cannot be
 * handled now, so that it is sent again
 */
export async function takeWebhook(
  deps: AppDeps,
  headers: Record<string, unknown>,
  body: string,
): Promise<void> {
  const event = read(deps, headers, body);
  if (!isKnownEvent(event.type)) throw problem(1035);
  try {
    await deps.db.transaction((tx) => handle(tx, deps, event));
  } catch (cause) {
    throw Object.assign(problem(1036), { cause });
  }
}

async function handle(tx: Queryable, deps: AppDeps, event: ProviderEvent): Promise<void> {
  const { news, reference } = event;
  if (!(await noteEvent(tx, event, deps.clock()))) return;
  if (!news.event && !news.isDisputed && news.refunds.length === 0) return;
  const paymentId = reference ?? (await findTransaction(tx, news.transactionId ?? ''));
  const isOurs = paymentId !== undefined && (await applyPaymentNews(tx, deps, paymentId, news));
  // Thrown inside, so that the event is not noted and may come again.
  if (!isOurs) throw new Error(`There is no payment for the event ${event.id}.`);
}

function read({ ports }: AppDeps, headers: Record<string, unknown>, body: string): ProviderEvent {
  try {
    return ports.payments.readWebhook(headers, body);
  } catch (error) {
    if (error instanceof WebhookRefused) throw problem(1034);
    throw Object.assign(problem(1036), { cause: error });
  }
}
