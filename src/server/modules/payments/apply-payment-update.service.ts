import { formatCents } from '../../../shared/money.ts';
import { nextPayment } from '../../../shared/states/payment.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { enqueueLetter } from '../../letter.ts';
import { type KeptMethod, nothingNew, type PaymentNews } from '../../ports/payments/payments.ts';
import type { Payable, PayableKind } from '../../commerce/payments/payable.ts';
import { payableKind } from '../../commerce/payments/payables.ts';
import { findPayment, noteDispute, type Payment, setPaymentState } from './payment.repository.ts';
import { applyRefundNews, dropDueRefunds, requestRefund } from './refund.service.ts';
import { insertSavedMethod } from './saved-method.repository.ts';
import { tellPayer } from './notify-payer.service.ts';

interface Under {
  payment: Payment;
  payable: Payable;
  kind: PayableKind;
}

/**
 * Moves a payment and its subject on, and fulfils the subject with the first money. News that come again, late or in
 * another order change nothing more; money that is not owed, or of another amount, goes back.
 * @returns false when there is no such payment
 */
export async function applyPaymentNews(
  tx: Queryable,
  deps: AppDeps,
  paymentId: string,
  news: PaymentNews,
): Promise<boolean> {
  const under = await lockPayment(tx, paymentId);
  if (!under) return false;
  // What goes back must have come, whatever order the news come in.
  const event = news.isDisputed || news.refunds.length > 0 ? 'succeeded' : news.event;
  const moved = await applyState(tx, deps, under, { ...news, event });
  if (news.kept && moved.payment.keepMethod) await keepMethod(tx, deps, moved, news.kept);
  await applyRefundNews(tx, deps, paymentId, news.refunds);
  if (news.isDisputed) await applyDispute(tx, deps, moved);
  return true;
}

function keepMethod(
  tx: Queryable,
  deps: AppDeps,
  { payable, payment }: Under,
  kept: KeptMethod,
): Promise<void> {
  const { team, userId } = payable;
  const id = deps.random.id();
  return insertSavedMethod(tx, { ...kept, id, team, userId, method: payment.method, now: deps.clock() });
}

/** The attempt is given up by us. */
export function giveUp(tx: Queryable, deps: AppDeps, paymentId: string): Promise<boolean> {
  return applyPaymentNews(tx, deps, paymentId, { ...nothingNew, event: 'canceled' });
}

async function lockPayment(tx: Queryable, id: string): Promise<Under | undefined> {
  const seen = await findPayment(tx, id);
  if (!seen) return undefined;
  const kind = payableKind(seen.subject.kind);
  const payable = await kind.lock(tx, seen.subject.id);
  // Read again under the subject's lock: until then another webhook may have changed it.
  const payment = payable && (await findPayment(tx, id));
  return payment && { payment, payable, kind };
}

async function applyState(tx: Queryable, deps: AppDeps, under: Under, news: PaymentNews): Promise<Under> {
  const { payment, payable, kind } = under;
  const state = news.event ? nextPayment(payment.state, news.event) : payment.state;
  if (state === payment.state) return under;
  if (state === 'succeeded') return takeMoney(tx, deps, under, news);
  const change = { state, transactionId: news.transactionId, receivedCents: null, settles: false };
  await setPaymentState(tx, payment.id, { ...change, now: deps.clock() });
  if (state !== 'incomplete') await kind.onNews?.(tx, deps, payable, state);
  if (payment.state === 'processing' && news.event === 'failed') await tellPayer(tx, deps, payment, payable);
  return under;
}

async function takeMoney(tx: Queryable, deps: AppDeps, under: Under, news: PaymentNews): Promise<Under> {
  const { payment, payable, kind } = under;
  const receivedCents = news.amountCents ?? payment.amountCents;
  const isRight = receivedCents === payment.amountCents;
  const settles = isRight && (await kind.onPaid(tx, deps, payable, payment));
  const now = deps.clock();
  const change = {
    state: 'succeeded',
    transactionId: news.transactionId,
    receivedCents,
    settles,
    now,
  } as const;
  await setPaymentState(tx, payment.id, change);
  // An attempt that was under way has come to nothing, as far as its subject is concerned.
  if (!isRight) await kind.onNews?.(tx, deps, payable, 'failed');
  const reason = isRight ? 'notOwed' : 'otherAmount';
  if (!settles && receivedCents > 0)
    await requestRefund(tx, deps, { paymentId: payment.id, amountCents: receivedCents, reason, dueAt: now });
  return { ...under, payment: { ...payment, state: 'succeeded', settles } };
}

async function applyDispute(tx: Queryable, deps: AppDeps, { payment, payable, kind }: Under): Promise<void> {
  if (payment.disputedAt) return;
  const isOwed = payment.settles && (await kind.onDisputed?.(tx, deps, payable, payment)) === true;
  await noteDispute(tx, payment.id, !isOwed, deps.clock());
  await dropDueRefunds(tx, deps, payment.id);
  await tellService(tx, deps, payable, payment.id);
}

/** A bank never says why; and what had been sent back before may have gone back twice. */
async function tellService(tx: Queryable, deps: AppDeps, payable: Payable, paymentId: string): Promise<void> {
  const payment = await findPayment(tx, paymentId);
  if (!payment) return;
  const { team, number } = payable;
  const amount = formatCents(payment.receivedCents ?? payment.amountCents);
  const isSentBack = payment.refundedCents > 0 ? 'yes' : 'no';
  const values = { number, amount, isSentBack };
  await enqueueLetter(tx, deps, { team, lang: 'de', name: 'paymentReversedService', values });
}
