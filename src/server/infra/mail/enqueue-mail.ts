import type { Queryable } from '../db/queryable.ts';
import type { AppDeps } from '../deps.ts';
import type { Letter } from './letter.ts';
import { postMail } from './post-letter.ts';
import { tellCustomer } from './tell-customer.ts';

/**
 * Writes a mail into the outbox, in the reader's language and in the caller's transaction. One to a customer is kept in
 * the message centre and goes the ways that its kind, or the customer, has; there is no other place that asks for them.
 */
export async function enqueueMail(tx: Queryable, deps: AppDeps, letter: Letter): Promise<void> {
  // A closed account has no address.
  if (letter.to === '') return;
  if ('userId' in letter) return tellCustomer(tx, deps, letter);
  await postMail(tx, deps, letter, letter.to ?? deps.teams[letter.team].email);
}
