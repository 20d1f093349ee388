import type { AppDeps } from '../../infra/deps.ts';
import type { RefundUpdate } from '../../infra/ports/payments/payments.ts';
import { takeWaitingRefunds, type WaitingRefund } from './refund.repository.ts';
import { applyRefundUpdate } from './refund.service.ts';

const atATime = 20;

/** Sends due refunds to the provider, and checks those that are in progress. A failure does not stop the others. */
export async function runRefunds(deps: AppDeps, onFailure: (error: unknown) => void): Promise<void> {
  for (const refund of await takeWaitingRefunds(deps.db, deps.clock(), atATime)) {
    try {
      const update = await tellProvider(deps, refund);
      await deps.db.transaction((tx) => applyRefundUpdate(tx, deps, refund.paymentId, [update]));
      if (update.state === 'failed') onFailure(new Error(`The refund ${refund.id} failed at the provider.`));
    } catch (error) {
      onFailure(error);
    }
  }
}

/** The provider identifies a refund by its reference: after a lost answer, a second call returns the same refund. */
async function tellProvider({ ports }: AppDeps, refund: WaitingRefund): Promise<RefundUpdate> {
  const { id: reference, providerId, sessionId, transactionId, amountCents } = refund;
  if (refund.state === 'requested' && providerId) return ports.payments.refundOf(providerId);
  if (!sessionId) throw new Error(`The payment of refund ${reference} never had a session.`);
  return ports.payments.refund({ reference, sessionId, transactionId, amountCents });
}
