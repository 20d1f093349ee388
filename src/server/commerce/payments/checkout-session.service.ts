import type { AppDeps } from '../../deps.ts';
import type { PayableOrder } from './payable-order.repository.ts';
import { type Payment, setSession } from './payment.repository.ts';

/** The attempt with the address of its page; the provider is asked for one unless it has been. */
export async function openSession(
  deps: AppDeps,
  order: PayableOrder,
  payment: Payment,
): Promise<Payment & { url: string }> {
  if (payment.url !== null) return { ...payment, url: payment.url };
  // Outside the transaction, as it may take seconds; two at once get the same session, by the reference.
  const session = await deps.ports.payments.createSession({
    reference: payment.id,
    purpose: order.number,
    payee: deps.teams[order.team].name,
    method: payment.method,
    amountCents: payment.amountCents,
    lang: order.lang === 'tr' ? 'tr' : 'de',
    returnUrl: returnUrl(order, payment),
  });
  await setSession(deps.db, payment.id, session);
  return { ...payment, sessionId: session.id, url: session.url };
}

/** The page of ours to come back to; it believes nothing of its address but asks the server. */
function returnUrl({ id, lang }: PayableOrder, { amountCents }: Payment): string {
  const prefix = lang === 'tr' ? '/tr' : '';
  const query = new URLSearchParams({ kind: 'order', order: id, price: (amountCents / 100).toFixed(2) });
  return `${prefix}/dashboard/payment-result?${query}`;
}
