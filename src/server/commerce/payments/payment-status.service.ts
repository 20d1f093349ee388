import type { PaymentView } from '../../../shared/order-view.ts';
import { isOpenPayment, paymentStatusOf } from '../../../shared/states/payment.ts';
import type { AppDeps } from '../../deps.ts';
import { httpProblem } from '../../plugins/problem.ts';
import { findOrderOwner } from '../orders/order-view.repository.ts';
import { applyPaymentEvent } from './apply-event.service.ts';
import { latestPayment, type Payment } from './payment.repository.ts';

/**
 * The newest attempt of an order, null before the first. While it is open the provider is asked, so that a webhook
 * which never came does no harm.
 * @throws Problem 404 for another's order
 */
export async function paymentOf(deps: AppDeps, userId: string, orderId: string): Promise<PaymentView | null> {
  if ((await findOrderOwner(deps.db, orderId)) !== userId) throw httpProblem(404);
  const payment = await latestPayment(deps.db, orderId);
  if (!payment) return null;
  if (await askProvider(deps, payment)) return viewOf((await latestPayment(deps.db, orderId)) ?? payment);
  return viewOf(payment);
}

/** True when there was news. */
async function askProvider(deps: AppDeps, { id, state, sessionId }: Payment): Promise<boolean> {
  if (sessionId === null || !isOpenPayment(state)) return false;
  const { event, transactionId } = await deps.ports.payments.statusOf(sessionId);
  if (!event) return false;
  await deps.db.transaction((tx) => applyPaymentEvent(tx, deps, { paymentId: id, event, transactionId }));
  return true;
}

export function viewOf({ id, transactionId, state, method, amountCents, createdAt }: Payment): PaymentView {
  const status = paymentStatusOf(state);
  return { id, transactionId, status, method, amountCents, createdAt: createdAt.toISOString() };
}
