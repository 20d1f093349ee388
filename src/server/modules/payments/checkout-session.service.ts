import { pathPrefix } from '../../../shared/language.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { PaymentSession } from '../../infra/ports/payments/payments.ts';
import type { Payable } from './payable.ts';
import { type Payment, setSession } from './payment.repository.ts';

/**
 * Returns the attempt with the address of its page; creates the page at the provider unless it exists.
 * @throws Problem 1038 when the attempt ended while the provider answered
 */
export async function openSession(
  deps: AppDeps,
  payable: Payable,
  payment: Payment,
  linkId?: string,
): Promise<Payment & { url: string }> {
  if (payment.url !== null) return { ...payment, url: payment.url };
  // Outside the transaction, as it may take seconds; two simultaneous calls get the same session, by the reference.
  const session = await sessionFor(deps, payable, payment, linkId);
  if (!(await setSession(deps.db, payment.id, session))) {
    await endSession(deps, session.id);
    throw problem(1038);
  }
  return { ...payment, sessionId: session.id, url: session.url };
}

/** Ends a session that must not take money any more; if the call fails, the reconciliation repeats it. */
export async function endSession({ ports }: AppDeps, sessionId: string | null): Promise<void> {
  if (sessionId !== null) await ports.payments.cancelSession(sessionId).catch(() => {});
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
    returnUrl: linkId ? `/c/${linkId}/check?v=${payment.version}` : returnUrl(payable, payment),
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
function returnUrl({ lang }: Payable, { subject, amountCents }: Payment): string {
  const price = (amountCents / 100).toFixed(2);
  const query = new URLSearchParams({ kind: subject.kind, [subject.kind]: subject.id, price });
  return `${pathPrefix[lang]}/dashboard/payment-result?${query}`;
}
