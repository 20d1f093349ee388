import { formatCents } from '../../../shared/money.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { findUser } from '../customers/user.repository.ts';
import type { Payable } from './payable.ts';
import { type Payment, settlementOf } from './payment.repository.ts';

/**
 * Writes to the payer that an open payment has failed, because the payer may have left the page. No mail when no money
 * is owed any more.
 */
export async function notifyPayer(
  tx: Queryable,
  deps: AppDeps,
  payment: Payment,
  payable: Payable,
): Promise<void> {
  if (payable.isClosed || (await settlementOf(tx, payment.subject))) return;
  const { kind } = payment.subject;
  await write(tx, deps, 'paymentFailed', payment, payable, { kind, contractId: payable.contractId ?? '' });
}

/** Writes to the payer that money goes back that was not owed, because the subject was cancelled or paid meanwhile. */
export async function notifyReturn(
  tx: Queryable,
  deps: AppDeps,
  payment: Payment,
  payable: Payable,
): Promise<void> {
  const { subject } = payment;
  const isBooked = subject.kind !== 'option' || (await settlementOf(tx, subject)) !== undefined;
  await write(tx, deps, 'paymentReturned', payment, payable, { isBooked: isBooked ? 'yes' : 'no' });
}

async function write(
  tx: Queryable,
  deps: AppDeps,
  name: 'paymentFailed' | 'paymentReturned',
  { amountCents }: Pick<Payment, 'amountCents'>,
  { team, userId, lang, number }: Payable,
  more: Record<string, string> = {},
): Promise<void> {
  const user = await findUser(tx, userId);
  if (!user) return;
  const values = {
    ...more,
    name: `${user.firstName} ${user.lastName}`,
    number,
    amount: formatCents(amountCents),
  };
  await enqueueMail(tx, deps, { team, lang, userId, to: user.email, name, values });
}
