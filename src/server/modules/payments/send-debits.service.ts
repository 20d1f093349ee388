import type { AppDeps } from '../../infra/deps.ts';
import type { Collected } from '../../infra/ports/payments/payments.ts';
import { applyPaymentUpdate } from './apply-payment-update.service.ts';
import { setDebitSession, takeUnsentDebits } from './debit.repository.ts';
import { payableKind } from './payable-registry.ts';
import type { Payment } from './payment.repository.ts';

const atATime = 20;

/**
 * Sends debits to the provider. The attempt was committed before, and its id is the reference: the process that asks again after
 * a crash or a lost answer gets the same debit. A failure does not stop the others.
 */
export async function sendDebits(deps: AppDeps, onFailure: (error: unknown) => void): Promise<void> {
  for (;;) {
    const debits = await takeUnsentDebits(deps.db, deps.clock(), atATime);
    for (const debit of debits) await send(deps, debit).catch(onFailure);
    if (debits.length < atATime) return;
  }
}

async function send(deps: AppDeps, debit: Payment): Promise<void> {
  const { id, update } = await debitAt(deps, debit);
  await deps.db.transaction(async (tx) => {
    // The update locks the subject before the payment, as all updates do.
    await applyPaymentUpdate(tx, deps, debit.id, update);
    await setDebitSession(tx, debit.id, id);
  });
}

async function debitAt({ db, ports, teams }: AppDeps, debit: Payment): Promise<Collected> {
  const { id: reference, subject, method, amountCents, savedToken: token, createdAt: since } = debit;
  const payable = await payableKind(subject.kind).find(db, subject.id);
  if (!payable || token === null) throw new Error(`The debit ${reference} has no method or no subject.`);
  const { number: purpose, lang, team } = payable;
  const payee = teams[team].name;
  return ports.payments.collect({ reference, purpose, payee, method, amountCents, lang, token, since });
}
