import type { AppDeps } from '../../deps.ts';
import { applyPaymentNews } from '../../modules/payments/apply-payment-update.service.ts';
import type { Payment } from '../../modules/payments/payment.repository.ts';
import { takeToPoll } from '../../modules/payments/poll.repository.ts';

const atATime = 20;

/** Asks the provider about payments, so that a webhook which never came does no harm. */
export async function reconcilePayments(deps: AppDeps, onFailure: (error: unknown) => void): Promise<void> {
  for (const payment of await takeToPoll(deps.db, deps.clock(), atATime)) {
    try {
      await reconcile(deps, payment);
    } catch (error) {
      onFailure(error);
    }
  }
}

/** True when there was news. */
export async function reconcile(deps: AppDeps, { id, state, sessionId }: Payment): Promise<boolean> {
  if (sessionId === null) return false;
  const news = await deps.ports.payments.statusOf(sessionId);
  // Given up by us, and its page is still open: the provider did not hear of it.
  if (news.event === null && state === 'failed') await deps.ports.payments.cancelSession(sessionId);
  if (news.event === null) return false;
  await deps.db.transaction((tx) => applyPaymentNews(tx, deps, id, news));
  return true;
}
