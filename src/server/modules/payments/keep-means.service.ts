import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { KeptMethod } from '../../infra/ports/payments/payments.ts';
import { findUser } from '../customers/user.repository.ts';
import { insertMandate } from './mandate.repository.ts';
import { newMandateTerms } from './mandate-terms.service.ts';
import type { Payable, PayableKind } from './payable.ts';
import { endKeeping, type Payment } from './payment.repository.ts';
import { findMethodByToken, insertSavedMethod, type SavedMethod } from './saved-method.repository.ts';

interface Under {
  payment: Payment;
  payable: Payable;
  kind: PayableKind;
}

/**
 * Keeps the method of a payment if the payer wished so, and makes the method that paid the means of what follows.
 * @param isNew the money has just arrived
 */
export async function keepMeans(
  tx: Queryable,
  deps: AppDeps,
  { payment, payable, kind }: Under,
  { kept, isNew }: { kept: KeptMethod | null; isNew: boolean },
): Promise<void> {
  const isKeptNow = kept !== null && payment.keepMethod;
  const token = isKeptNow ? kept.token : isNew && !payment.isCollection ? payment.savedToken : null;
  if (isKeptNow) await keep(tx, deps, { payment, payable }, kept);
  if (!token || !payment.settles || !kind.onMeans) return;
  const method = await findMethodByToken(tx, payable.userId, token);
  if (method) await kind.onMeans(tx, deps, payable.id, method.id);
}

async function keep(
  tx: Queryable,
  deps: AppDeps,
  { payment, payable }: Pick<Under, 'payment' | 'payable'>,
  kept: KeptMethod,
): Promise<void> {
  const { team, userId } = payable;
  await endKeeping(tx, payment.id);
  const id = deps.random.id();
  await insertSavedMethod(tx, { ...kept, id, team, userId, method: payment.method, now: deps.clock() });
  const method = await findMethodByToken(tx, userId, kept.token);
  if (method && payment.method === 'sepa') await giveMandate(tx, deps, { payment, payable }, method);
}

async function giveMandate(
  tx: Queryable,
  deps: AppDeps,
  { payment, payable }: Pick<Under, 'payment' | 'payable'>,
  { id: savedMethodId, label: account }: SavedMethod,
): Promise<void> {
  const { team, userId } = payable;
  const user = await findUser(tx, userId);
  const accountHolder = payable.account?.accountHolder ?? `${user?.firstName} ${user?.lastName}`;
  const terms = newMandateTerms(payable, payment);
  const who = { id: deps.random.id(), team, userId, savedMethodId, account, accountHolder };
  await insertMandate(tx, { ...terms, ...who, now: deps.clock() });
}
