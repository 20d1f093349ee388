import { type Caller, spendsOf } from '../budgets/caller.ts';
import { spend, trySpend } from '../budgets/spend.service.ts';
import type { Queryable } from '../db/queryable.ts';
import type { AppDeps } from '../deps.ts';

/** Takes what a message by a public form costs; call it last, after `mayWriteTo`. @throws Problem 429 */
export function spendOnForm(tx: Queryable, deps: AppDeps, caller: Caller): Promise<void> {
  return spend(tx, deps, 'mail', spendsOf('mail', caller));
}

/**
 * Whether another mail may go to an unproved address. Where it may not, the message is still accepted: a stranger must not
 * be able to shut a form for another person.
 * @param kind `mailReceipt`: of a cancellation or withdrawal
 */
export async function mayWriteTo(
  tx: Queryable,
  deps: AppDeps,
  email: string,
  kind: 'mailRecipient' | 'mailReceipt' = 'mailRecipient',
): Promise<boolean> {
  if (!(await trySpend(tx, deps, { budget: kind, key: mailboxOf(email) }))) return false;
  // A declaration is never refused because of the mails, so its own share of all mails is asked for here.
  return kind === 'mailRecipient' || trySpend(tx, deps, { budget: 'mailStrangers' });
}

/** Capitals and what follows a plus do not make another mailbox. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).replace(/\+.*$/s, '');
  return `${name}${email.slice(at)}`.toLowerCase();
}
