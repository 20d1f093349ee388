import { nextRefund } from '../../../shared/states/refund.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import type { RefundNews } from '../../ports/payments/payments.ts';
import {
  insertRefund,
  lockRefunds,
  type Refund,
  setRefundState,
  shrinkDueRefunds,
} from './refund.repository.ts';

/** Why money goes back. */
export type RefundReason =
  | 'withdrawal'
  | 'cancellation'
  | 'correction'
  | 'notOwed'
  | 'otherAmount'
  | 'byProvider';

export interface RefundRequest {
  paymentId: string;
  amountCents: number;
  reason: RefundReason;
  /** By then it has to be with the payer; it is sent on its way at once. */
  dueAt: Date;
}

/**
 * Lets money go back by the means it came by, after the caller's transaction has committed.
 * @returns the refund's id; undefined when not so much of the payment is left
 */
export async function requestRefund(
  tx: Queryable,
  { random, clock }: Pick<AppDeps, 'random' | 'clock'>,
  request: RefundRequest,
): Promise<string | undefined> {
  const id = random.id();
  return (await insertRefund(tx, { ...request, id, now: clock() })) ? id : undefined;
}

/** Stores what the provider says about refunds of a payment, its own ones too. */
export async function applyRefundNews(
  tx: Queryable,
  deps: AppDeps,
  paymentId: string,
  news: readonly RefundNews[],
): Promise<void> {
  if (news.length === 0) return;
  const known = await lockRefunds(tx, paymentId);
  for (const said of news) {
    const refund = known.find((one) => one.id === said.reference || one.providerId === said.id);
    if (refund) await applyOne(tx, deps, refund, said);
    else await noteForeign(tx, deps, paymentId, said);
  }
}

async function applyOne(tx: Queryable, deps: AppDeps, refund: Refund, said: RefundNews): Promise<void> {
  const state = nextRefund(refund.state, said.state);
  if (state === refund.state) return;
  await setRefundState(tx, refund, { state, providerId: said.id, now: deps.clock() });
}

/** Somebody sent money back at the provider itself: our book follows, as far as money is left. */
async function noteForeign(tx: Queryable, deps: AppDeps, paymentId: string, said: RefundNews): Promise<void> {
  if (said.state === 'failed') return;
  const now = deps.clock();
  const { amountCents } = said;
  // It has gone already: what we only mean to send makes room for it.
  await shrinkDueRefunds(tx, paymentId, amountCents);
  const id = await requestRefund(tx, deps, { paymentId, amountCents, reason: 'byProvider', dueAt: now });
  if (!id) return;
  const [refund] = (await lockRefunds(tx, paymentId)).filter((one) => one.id === id);
  if (refund) await applyOne(tx, deps, refund, said);
}

/** The payer's bank has taken all of it back: what was still to be sent is not owed any more. */
export async function dropDueRefunds(tx: Queryable, deps: AppDeps, paymentId: string): Promise<void> {
  const now = deps.clock();
  for (const refund of await lockRefunds(tx, paymentId))
    if (refund.state === 'due') await setRefundState(tx, refund, { state: 'failed', providerId: null, now });
}
