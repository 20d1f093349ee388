import { pathPrefix } from '../../../shared/language.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { OutOfReach } from '../../infra/ports/circuit-breaker.ts';
import type { PaymentSession } from '../../infra/ports/payments/payments.ts';
import type { Payable } from './payable.ts';
import { type Payment, setSession } from './payment.repository.ts';
import { reconcile } from './reconcile.service.ts';

/**
 * Returns the attempt with the address of its page; creates the page at the provider unless it exists. A payment that
 * has arrived or is being checked has our own page, which says so.
 * @throws Problem 1038 when the attempt ended while the provider answered
 */
export async function openSession(
  deps: AppDeps,
  payable: Payable,
  payment: Payment,
  linkId?: string,
): Promise<Payment & { url: string }> {
  if (payment.state === 'succeeded' || payment.state === 'processing' || payment.isCollection)
    return { ...payment, url: ownPage(payable, payment, linkId) };
  if (payment.url !== null) return { ...payment, url: payment.url };
  // Outside the transaction, as it may take seconds; two simultaneous calls get the same session, by the reference.
  const session = await sessionFor(deps, payable, payment, linkId);
  if (!(await setSession(deps.db, payment.id, session))) {
    await endSession(deps, session.id);
    throw problem(1038);
  }
  return { ...payment, sessionId: session.id, url: session.url };
}

/**
 * Ends the page of an open attempt at the provider, and asks how it ended: a payer may have been faster.
 * @throws Problem 1038 when the provider does not answer; 1114 when it still decides
 */
export async function endAttempt(deps: AppDeps, attempt: Payment): Promise<void> {
  if (!(await isEnded(deps, attempt))) throw problem(1114);
}

async function isEnded(deps: AppDeps, attempt: Payment): Promise<boolean> {
  try {
    if (attempt.sessionId !== null) await deps.ports.payments.cancelSession(attempt.sessionId);
    return await reconcile(deps, attempt);
  } catch (cause) {
    throw cause instanceof OutOfReach ? problem(1038, { cause }) : cause;
  }
}

/** Ends a session whose attempt has ended; if the call fails, the reconciliation repeats it. */
async function endSession({ ports, onOutsideFailure }: AppDeps, sessionId: string): Promise<void> {
  await ports.payments.cancelSession(sessionId).catch((cause) => onOutsideFailure(cause, 'cancel a payment'));
}

async function sessionFor(
  deps: AppDeps,
  payable: Payable,
  payment: Payment,
  linkId?: string,
): Promise<PaymentSession> {
  const request = {
    reference: payment.id,
    purpose: payable.number,
    payee: deps.teams[payable.team].name,
    method: payment.method,
    amountCents: payment.amountCents,
    lang: payable.lang,
    returnUrl: ownPage(payable, payment, linkId),
    customer: payable.userId,
    keepMethod: payment.keepMethod,
    savedToken: payment.savedToken,
    iban:
      payment.method === 'sepa' && !linkId && payment.savedToken === null
        ? (payable.account?.iban ?? null)
        : null,
  } as const;
  try {
    return await deps.ports.payments.createSession(request);
  } catch (cause) {
    // The attempt stays: the next call gets the same session by its reference.
    throw problem(1038, { cause });
  }
}

/** Our page to which the payer returns; it does not trust its address but asks the server. */
function ownPage({ lang }: Payable, { subject, amountCents, version }: Payment, linkId?: string): string {
  if (linkId) return `/c/${linkId}/check?v=${version}`;
  const price = (amountCents / 100).toFixed(2);
  const query = new URLSearchParams({ kind: subject.kind, [subject.kind]: subject.id, price });
  return `${pathPrefix[lang]}/dashboard/payment-result?${query}`;
}
