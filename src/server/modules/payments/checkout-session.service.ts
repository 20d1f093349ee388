import type { AppDeps } from '../../deps.ts';
import { problem } from '../../errors/problem.ts';
import type { PaymentSession } from '../../ports/payments/payments.ts';
import type { Payable } from '../../commerce/payments/payable.ts';
import { type Payment, setSession } from './payment.repository.ts';

/**
 * The attempt with the address of its page; the provider is asked for one unless it has been.
 * @throws Problem 1038 when the attempt ended while the provider answered
 */
export async function openSession(
  deps: AppDeps,
  payable: Payable,
  payment: Payment,
  linkId?: string,
): Promise<Payment & { url: string }> {
  if (payment.url !== null) return { ...payment, url: payment.url };
  // Outside the transaction, as it may take seconds; two at once get the same session, by the reference.
  const session = await sessionFor(deps, payable, payment, linkId);
  if (!(await setSession(deps.db, payment.id, session))) {
    await endSession(deps, session.id);
    throw problem(1038);
  }
  return { ...payment, sessionId: session.id, url: session.url };
}

/** Ends a session that must not take money any more; if the provider does not hear of it, the reconciliation tells it. */
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
    lang: payable.lang === 'tr' ? 'tr' : 'de',
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
    // The attempt stays: asked again, it gets the same session by its reference.
    throw Object.assign(problem(1038), { cause });
  }
}

/** The page of ours to come back to; it believes nothing of its address but asks the server. */
function returnUrl({ lang }: Payable, { subject, amountCents }: Payment): string {
  const prefix = lang === 'tr' ? '/tr' : '';
  const price = (amountCents / 100).toFixed(2);
  const query = new URLSearchParams({ kind: subject.kind, [subject.kind]: subject.id, price });
  return `${prefix}/dashboard/payment-result?${query}`;
}
