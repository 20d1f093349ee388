import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { endAttempt } from '../payments/checkout-session.service.ts';
import type { Payment } from '../payments/payment.repository.ts';
import { openAttempt } from '../payments/payment-attempt.service.ts';
import { findRequested, insertBillPayment, openBillPayments } from './bill-payment.repository.ts';
import { lockOpenInvoices } from './invoice.repository.ts';
import type { Invoice } from './invoice.ts';
import { isObjected } from './objection.repository.ts';

/** Another tab may open a page in the meantime, so that there is another one to end. */
const mostRounds = 4;

/**
 * The open invoices of a customer as one thing to pay, without those whose money is under way or that are objected to. Pages on which one of
 * them could be paid as well are ended first. A repeated request with its key gets the same bills.
 * @returns the id of the subject `bills`
 * @throws Problem 1118 when nothing is left to pay; 1114 when the provider still decides about another page
 */
export async function bundleBills(deps: AppDeps, userId: string, requestKey: string): Promise<string> {
  for (let round = 0; round < mostRounds; round++) {
    const made = await deps.db.transaction((tx) => bundle(tx, deps, userId, requestKey));
    if (typeof made === 'string') return made;
    for (const attempt of made) await endAttempt(deps, attempt);
  }
  throw problem(1114);
}

async function bundle(
  tx: Queryable,
  deps: AppDeps,
  userId: string,
  requestKey: string,
): Promise<string | Payment[]> {
  const invoices = await lockOpenInvoices(tx, userId);
  const known = await findRequested(tx, userId, requestKey);
  if (known) return known.id;
  const { free, pages } = await divided(tx, invoices);
  if (pages.length > 0) return pages;
  const [first] = free;
  if (!first) throw problem(1118);
  const id = deps.random.id();
  const number = free.length === 1 ? first.number : `${first.number} +${free.length - 1}`;
  const invoiceIds = free.map((invoice) => invoice.id);
  const bills = { id, team: first.team, userId, number, invoiceIds };
  await insertBillPayment(tx, { ...bills, requestKey, now: deps.clock() });
  return id;
}

/** What can be paid now, and the open pages that are in the way. */
async function divided(tx: Queryable, invoices: readonly Invoice[]) {
  const free: Invoice[] = [];
  const pages: Payment[] = [];
  for (const invoice of invoices) {
    const attempts = await attemptsOn(tx, invoice.id);
    const isUnderWay = attempts.some(({ state, isCollection }) => isCollection || state !== 'incomplete');
    // What is objected to is paid only by itself, if the customer wants to.
    if (isUnderWay || (await isObjected(tx, invoice.id))) continue;
    free.push(invoice);
    pages.push(...attempts);
  }
  return { free, pages };
}

/** The open payments of an invoice, alone or together with others. */
export async function attemptsOn(tx: Queryable, invoiceId: string): Promise<Payment[]> {
  const own = await openAttempt(tx, { kind: 'invoice', id: invoiceId });
  const shared: (Payment | undefined)[] = [];
  for (const id of await openBillPayments(tx, [invoiceId]))
    shared.push(await openAttempt(tx, { kind: 'bills', id }));
  return [own, ...shared].filter((attempt) => attempt !== undefined);
}
