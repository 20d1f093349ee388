import { formatCents } from '../../../shared/money.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import type { Corrected } from '../billing/correct-invoices.service.ts';
import type { DeclaredOrder } from './declaration.repository.ts';
import type { Withdrawal } from './declaration.ts';

interface Withdrawn {
  part: 'whole' | 'options' | 'jersey';
  /** The jersey was made for the customer, and its sale stays. */
  isPrintedKept: boolean;
  /** What packages of the order cost and give back. */
  money: Corrected | undefined;
}

/** Tells a customer that an order, or a part of it, is undone, and of packages what is credited and what is charged. */
export async function tellWithdrawn(
  tx: Queryable,
  deps: AppDeps,
  { lang, userId, email: to, firstName, lastName, number }: DeclaredOrder,
  { team, part, isPrintedKept, money }: Withdrawn & Pick<Withdrawal, 'team'>,
): Promise<void> {
  const { creditCents, keptCents } = money ?? { creditCents: 0, keptCents: 0 };
  const values = {
    name: `${firstName} ${lastName}`,
    number,
    part,
    isPrintedKept: isPrintedKept ? 'yes' : 'no',
    credit: formatCents(creditCents),
    kept: formatCents(keptCents),
    hasCredit: creditCents > 0 ? 'yes' : 'no',
    hasKept: keptCents > 0 ? 'yes' : 'no',
  };
  await enqueueMail(tx, deps, { team, lang, userId, to, name: 'contractWithdrawn', values });
}
