import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { billWithdrawal } from '../billing/withdrawal-bill.service.ts';
import { lockEndingOrder } from '../contracts/contract-end.repository.ts';
import { requireGivenUp } from '../portings/given-up-porting.service.ts';
import { orderOfCustomer } from './declaration.repository.ts';
import { undoOrder } from './undo-order.service.ts';

/**
 * Cancels an order whose number the old operator has refused for too long: free of charge, and everything that was paid
 * goes back.
 * @throws Problem 1111 for another customer's order, or one without a porting; 1120 when it is too early
 */
export async function giveUpPorting(deps: AppDeps, userId: string, orderId: string): Promise<void> {
  const declared = await orderOfCustomer(deps.db, userId, orderId);
  if (!declared) throw problem(1111);
  const sessions = await deps.db.transaction(async (tx) => {
    const order = await lockEndingOrder(tx, orderId);
    if (!order) throw problem(1111);
    await requireGivenUp(tx, deps, orderId);
    const undone = await undoOrder(tx, deps, order, { keepsJersey: false });
    await billWithdrawal(tx, deps, orderId, { isWithdrawn: () => true });
    const { team, lang, email: to, firstName, lastName, number } = declared;
    const values = { name: `${firstName} ${lastName}`, number };
    await enqueueMail(tx, deps, { team, lang, to, name: 'portingGivenUp', values });
    return undone.sessions;
  });
  for (const session of sessions) await deps.ports.payments.cancelSession(session);
}
