import type { AppDeps } from '../../infra/deps.ts';
import { applyPaymentUpdate } from './apply-payment-update.service.ts';
import type { Payment } from './payment.repository.ts';
import { takeToPoll } from './poll.repository.ts';

const atATime = 20;

/** Asks the provider about payments, so that a missing webhook causes no harm. */
export async function reconcilePayments(deps: AppDeps, onFailure: (error: unknown) => void): Promise<void> {
  for (const payment of await takeToPoll(deps.db, deps.clock(), atATime)) {
    try {
      await reconcile(deps, payment);
    } catch (error) {
      onFailure(error);
    }
  }
}

/** True when there was an update. */
export async function reconcile(deps: AppDeps, { id, state, sessionId }: Payment): Promise<boolean> {
  if (sessionId === null) return false;
  const update = await deps.ports.payments.statusOf(sessionId);
  // We ended the attempt, but its page is still open: the provider did not get our call.
  if (update.event === null && state === 'failed') await deps.ports.payments.cancelSession(sessionId);
  if (update.event === null) return false;
  await deps.db.transaction((tx) => applyPaymentUpdate(tx, deps, id, update));
  return true;
}
