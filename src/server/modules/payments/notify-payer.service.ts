import { formatCents } from '../../../shared/money.ts';
import { findUser } from '../customers/user.repository.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { enqueueLetter } from '../../letter.ts';
import type { Payable } from '../../commerce/payments/payable.ts';
import { type Payment, settlementOf } from './payment.repository.ts';

/**
 * Writes to the payer that a payment which had been under way came to nothing: nobody waits for that on a page. Not
 * when nothing is owed any more.
 */
export async function tellPayer(
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
  const reader = { team, lang: lang === 'tr' ? 'tr' : 'de', to: user.email } as const;
  await enqueueLetter(tx, deps, { ...reader, name: 'paymentFailed', values });
}
