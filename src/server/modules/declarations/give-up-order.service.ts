import type { CustomerNotice } from '../../../shared/notices.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { billWithdrawal } from '../billing/withdrawal-bill.service.ts';
import { lockEndingOrder } from '../contracts/contract-end.repository.ts';
import { requireLateCard } from '../orders/late-card.service.ts';
import { requireGivenUp } from '../portings/given-up-porting.service.ts';
import { orderOfCustomer } from './declaration.repository.ts';
import { undoOrder } from './undo-order.service.ts';

interface Reason {
  /** @throws Problem unless the customer may cancel for it now */
  require: (tx: Queryable, deps: AppDeps, orderId: string) => Promise<unknown>;
  mail: CustomerNotice;
}

/** What did not come, so that a customer may cancel: the number refused for too long, or the card lost. */
const reasons = {
  porting: { require: requireGivenUp, mail: 'portingGivenUp' },
  card: { require: requireLateCard, mail: 'cardGivenUp' },
} as const satisfies Record<string, Reason>;

/**
 * Cancels an order whose number or card does not come: free of charge, and everything that was paid goes back.
 * @throws Problem 1111 for another customer's order, or one without a porting or a posted card; 1120 or 1134 when it is
 * too early
 */
export async function giveUpOrder(
  deps: AppDeps,
  userId: string,
  orderId: string,
  missing: keyof typeof reasons,
): Promise<void> {
  const declared = await orderOfCustomer(deps.db, userId, orderId);
  if (!declared) throw problem(1111);
  const { require, mail } = reasons[missing];
  const sessions = await deps.db.transaction(async (tx) => {
    const order = await lockEndingOrder(tx, orderId);
    if (!order) throw problem(1111);
    await require(tx, deps, orderId);
    const undone = await undoOrder(tx, deps, order, { keepsJersey: false });
    await billWithdrawal(tx, deps, orderId, { isWithdrawn: () => true });
    const { team, lang, email: to, firstName, lastName, number } = declared;
    const values = { name: `${firstName} ${lastName}`, number };
    await enqueueMail(tx, deps, { team, lang, userId, to, name: mail, values });
    return undone.sessions;
  });
  for (const session of sessions) await deps.ports.payments.cancelSession(session);
}
