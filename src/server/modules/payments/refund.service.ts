import { nextRefund } from '../../../shared/states/refund.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { RefundUpdate } from '../../infra/ports/payments/payments.ts';
import {
  insertRefund,
  lockRefunds,
  type Refund,
  setRefundState,
  shrinkDueRefunds,
} from './refund.repository.ts';

/** The reason for a refund. */
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
  /** The payer must have the money by then; it is sent at once. */
  dueAt: Date;
}

/**
 * Refunds money by the means by which it was paid, after the caller's transaction has committed.
 * @returns the refund's id; undefined when less than that is left of the payment
 */
export async function requestRefund(
  tx: Queryable,
  { random, clock }: Pick<AppDeps, 'random' | 'clock'>,
  request: RefundRequest,
): Promise<string | undefined> {
  const id = random.id();
  return (await insertRefund(tx, { ...request, id, now: clock() })) ? id : undefined;
}

/** Stores the provider's answers about refunds of a payment, also about refunds that were made at the provider. */
export async function applyRefundUpdate(
  tx: Queryable,
  deps: AppDeps,
  paymentId: string,
  update: readonly RefundUpdate[],
): Promise<void> {
  if (update.length === 0) return;
  const known = await lockRefunds(tx, paymentId);
  for (const said of update) {
    const refund = known.find((one) => one.id === said.reference || one.providerId === said.id);
    if (refund) await applyOne(tx, deps, refund, said);
    else await recordForeign(tx, deps, paymentId, said);
  }
}

async function applyOne(tx: Queryable, deps: AppDeps, refund: Refund, said: RefundUpdate): Promise<void> {
  const state = nextRefund(refund.state, said.state);
  if (state === refund.state) return;
  await setRefundState(tx, refund, { state, providerId: said.id, now: deps.clock() });
}

/** A person made a refund at the provider itself: we record it, as far as money is left. */
async function recordForeign(
  tx: Queryable,
  deps: AppDeps,
  paymentId: string,
  said: RefundUpdate,
): Promise<void> {
  if (said.state === 'failed') return;
  const now = deps.clock();
  const { amountCents } = said;
  // The provider's refund is done, so our refunds that are not sent yet become smaller.
  await shrinkDueRefunds(tx, paymentId, amountCents);
  const id = await requestRefund(tx, deps, { paymentId, amountCents, reason: 'byProvider', dueAt: now });
  if (!id) return;
  const [refund] = (await lockRefunds(tx, paymentId)).filter((one) => one.id === id);
  if (refund) await applyOne(tx, deps, refund, said);
}

/** The payer's bank has taken all the money back: refunds that are not sent yet are not owed any more. */
export async function dropDueRefunds(tx: Queryable, deps: AppDeps, paymentId: string): Promise<void> {
  const now = deps.clock();
  for (const refund of await lockRefunds(tx, paymentId))
    if (refund.state === 'due') await setRefundState(tx, refund, { state: 'failed', providerId: null, now });
}
