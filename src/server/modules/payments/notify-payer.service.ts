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
  { subject, amountCents }: Payment,
  { team, userId, lang, number, isClosed }: Payable,
): Promise<void> {
  if (isClosed || (await settlementOf(tx, subject))) return;
  const user = await findUser(tx, userId);
  if (!user) return;
  const name = `${user.firstName} ${user.lastName}`;
  const values = { name, number, amount: formatCents(amountCents) };
  const reader = { team, lang, to: user.email };
  await enqueueMail(tx, deps, { ...reader, name: 'paymentFailed', values });
}
