import type { PaymentEvent } from '../../../shared/states/payment.ts';
import type { AppDeps } from '../../deps.ts';
import { problem } from '../../plugins/problem.ts';
import { meaningOf } from '../../ports/payments/event-types.ts';
import { type ProviderEvent, WebhookRefused } from '../../ports/payments/payments.ts';
import { applyPaymentEvent } from './apply-event.service.ts';
import { noteEvent } from './payable-order.repository.ts';

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
  const meaning = meaningOf(event.type);
  if (meaning === undefined) throw problem(1035);
  try {
    await handle(deps, event, meaning);
  } catch (cause) {
    throw Object.assign(problem(1036), { cause });
  }
}

function handle(deps: AppDeps, event: ProviderEvent, meaning: PaymentEvent | null): Promise<void> {
  const { reference: paymentId, transactionId } = event;
  return deps.db.transaction(async (tx) => {
    if (!(await noteEvent(tx, event, deps.clock())) || meaning === null) return;
    const isOurs = await applyPaymentEvent(tx, deps, { paymentId, event: meaning, transactionId });
    // Thrown inside, so that the event is not noted and may come again.
    if (!isOurs) throw new Error(`There is no payment ${paymentId}.`);
  });
}

function read({ ports }: AppDeps, headers: Record<string, unknown>, body: string): ProviderEvent {
  try {
    return ports.payments.readWebhook(headers, body);
  } catch (error) {
    if (error instanceof WebhookRefused) throw problem(1034);
    throw error;
  }
}
