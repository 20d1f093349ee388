import type { AppDeps } from '../../deps.ts';
import type { RefundNews } from '../../ports/payments/payments.ts';
import { takeWaitingRefunds, type WaitingRefund } from './refund.repository.ts';
import { applyRefundNews } from './refund.service.ts';

const atATime = 20;

/** Sends due refunds to the provider, and asks about those on their way. One that fails does not stop the others. */
export async function runRefunds(deps: AppDeps, onFailure: (error: unknown) => void): Promise<void> {
  for (const refund of await takeWaitingRefunds(deps.db, deps.clock(), atATime)) {
    try {
      const news = await tellProvider(deps, refund);
      await deps.db.transaction((tx) => applyRefundNews(tx, deps, refund.paymentId, [news]));
      if (news.state === 'failed') onFailure(new Error(`The refund ${refund.id} failed at the provider.`));
    } catch (error) {
      onFailure(error);
    }
  }
}

/** The provider knows a refund by its reference: asked again after a lost answer, it answers the same one. */
async function tellProvider({ ports }: AppDeps, refund: WaitingRefund): Promise<RefundNews> {
  const { id: reference, providerId, sessionId, transactionId, amountCents } = refund;
  if (refund.state === 'requested' && providerId) return ports.payments.refundOf(providerId);
  if (!sessionId) throw new Error(`The payment of refund ${reference} never had a session.`);
  return ports.payments.refund({ reference, sessionId, transactionId, amountCents });
}
