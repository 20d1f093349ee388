import { formatCents } from '../../../shared/money.ts';
import { nextPayment } from '../../../shared/states/payment.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { noUpdate, type PaymentUpdate } from '../../infra/ports/payments/payments.ts';
import { keepMeans } from './keep-means.service.ts';
import { notifyPayer, notifyReturn } from './notify-payer.service.ts';
import type { Payable, PayableKind } from './payable.ts';
import { payableKind } from './payable-registry.ts';
import { findPayment, type Payment, recordDispute, setPaymentState } from './payment.repository.ts';
import { applyRefundUpdate, dropDueRefunds, requestRefund } from './refund.service.ts';

interface Under {
  payment: Payment;
  payable: Payable;
  kind: PayableKind;
}

/**
 * Moves a payment and its subject on, and fulfils the subject with the first money. Updates that are repeated, late or
 * in another order change nothing more; money that is not owed, or of another amount, is refunded.
 * @returns false when there is no such payment
 */
export async function applyPaymentUpdate(
  tx: Queryable,
  deps: AppDeps,
  paymentId: string,
  update: PaymentUpdate,
): Promise<boolean> {
  const under = await lockPayment(tx, paymentId);
  if (!under) return false;
  // Money that is returned was received before, in any order of the updates.
  const event = update.isDisputed || update.refunds.length > 0 ? 'succeeded' : update.event;
  const moved = await applyState(tx, deps, under, { ...update, event });
  const isNew = moved.payment.state === 'succeeded' && under.payment.state !== 'succeeded';
  await keepMeans(tx, deps, moved, { kept: update.kept, isNew });
  await applyRefundUpdate(tx, deps, paymentId, update.refunds);
  if (update.isDisputed) await applyDispute(tx, deps, moved);
  return true;
}

/** Ends an attempt from our side. */
export function giveUp(tx: Queryable, deps: AppDeps, paymentId: string): Promise<boolean> {
  return applyPaymentUpdate(tx, deps, paymentId, { ...noUpdate, event: 'canceled' });
}

async function lockPayment(tx: Queryable, id: string): Promise<Under | undefined> {
  const seen = await findPayment(tx, id);
  if (!seen) return undefined;
  const kind = payableKind(seen.subject.kind);
  const payable = await kind.lock(tx, seen.subject.id);
  // Read again under the subject's lock: another webhook may have changed it before.
  const payment = payable && (await findPayment(tx, id));
  return payment && { payment, payable, kind };
}

async function applyState(tx: Queryable, deps: AppDeps, under: Under, update: PaymentUpdate): Promise<Under> {
  const { payment, payable, kind } = under;
  const state = update.event ? nextPayment(payment.state, update.event) : payment.state;
  if (state === payment.state) return under;
  if (state === 'succeeded') return takeMoney(tx, deps, under, update);
  const change = { state, transactionId: update.transactionId, receivedCents: null, settles: false };
  await setPaymentState(tx, payment.id, { ...change, now: deps.clock() });
  if (state !== 'incomplete') await kind.onUpdate?.(tx, deps, payable, state);
  if (state === 'failed') await tellRefusal(tx, deps, under, update);
  return under;
}

async function tellRefusal(tx: Queryable, deps: AppDeps, under: Under, update: PaymentUpdate): Promise<void> {
  const { payment, payable, kind } = under;
  if (payment.isCollection) await kind.onRefused?.(tx, deps, payable, update.refusal ?? 'other');
  else if (payment.state === 'processing' && update.event === 'failed')
    await notifyPayer(tx, deps, payment, payable);
}

async function takeMoney(tx: Queryable, deps: AppDeps, under: Under, update: PaymentUpdate): Promise<Under> {
  const { payment, payable, kind } = under;
  const receivedCents = update.amountCents ?? payment.amountCents;
  const isRight = receivedCents === payment.amountCents;
  const owed = isRight && (await kind.onPaid(tx, deps, payable, payment));
  const settles = owed !== false;
  const owedCents = owed === true ? receivedCents : Number(owed);
  const now = deps.clock();
  const change = {
    state: 'succeeded',
    transactionId: update.transactionId,
    receivedCents,
    settles,
    now,
  } as const;
  await setPaymentState(tx, payment.id, change);
  // For its subject, an open attempt has failed.
  if (!isRight) await kind.onUpdate?.(tx, deps, payable, 'failed');
  const reason = isRight ? 'notOwed' : 'otherAmount';
  const amountCents = receivedCents - owedCents;
  if (amountCents > 0) {
    await requestRefund(tx, deps, { paymentId: payment.id, amountCents, reason, dueAt: now });
    await notifyReturn(tx, deps, { ...payment, amountCents }, payable);
  }
  return { ...under, payment: { ...payment, state: 'succeeded', settles } };
}

async function applyDispute(tx: Queryable, deps: AppDeps, { payment, payable, kind }: Under): Promise<void> {
  if (payment.disputedAt) return;
  const isOwed = payment.settles && (await kind.onDisputed?.(tx, deps, payable, payment)) === true;
  await recordDispute(tx, payment.id, !isOwed, deps.clock());
  await dropDueRefunds(tx, deps, payment.id);
  await tellService(tx, deps, payable, payment.id);
}

/** Banks give no reason; and a refund may have returned the same money before. */
async function tellService(tx: Queryable, deps: AppDeps, payable: Payable, paymentId: string): Promise<void> {
  const payment = await findPayment(tx, paymentId);
  if (!payment) return;
  const { team, number } = payable;
  const amount = formatCents(payment.receivedCents ?? payment.amountCents);
  const isSentBack = payment.refundedCents > 0 ? 'yes' : 'no';
  const values = { number, amount, isSentBack };
  await enqueueMail(tx, deps, { team, lang: 'de', name: 'paymentReversedService', values });
}
