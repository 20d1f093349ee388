import firm from '../../../../teams/content/firm.json' with { type: 'json' };
import type { Queryable } from '../../infra/db/queryable.ts';
import { findMandate, type MandateTerms } from './mandate.repository.ts';
import { maskedIban } from './masked-iban.ts';
import type { Payable } from './payable.ts';
import type { Payment } from './payment.repository.ts';

/** A mandate as papers show it. */
export interface ShownMandate extends MandateTerms {
  /** Masked. */
  account: string;
}

/** The terms of the mandate that a payment gives. An attempt that is repeated gives another one. */
export function newMandateTerms({ number }: Pick<Payable, 'number'>, { attempt }: Payment): MandateTerms {
  const again = attempt > 1 ? `-${attempt}` : '';
  return { reference: `M-${number}${again}`, creditorId: firm.creditorId };
}

/** The mandate under which a payment by direct debit runs, a new one or that of a kept account; else null. */
export async function mandateOf(
  db: Queryable,
  payable: Payable,
  payment: Payment,
): Promise<ShownMandate | null> {
  if (payment.method !== 'sepa') return null;
  const known = payment.savedToken ? await findMandate(db, payable.userId, payment.savedToken) : undefined;
  const account = payable.account ? maskedIban(payable.account.iban) : '';
  return { ...(known ?? newMandateTerms(payable, payment)), account };
}
