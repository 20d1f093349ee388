import type { SimView } from '../../../shared/api/sims.ts';
import type { SimType } from '../../../shared/enums.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueActNotice } from '../customers/act-notice.ts';
import { tokenHash } from '../customers/token-hash.ts';
import { cancelLink } from './ask-replacement.service.ts';
import {
  type Cancelled,
  cancelByLink,
  cancelOfLine,
  cancelOfOrder,
  findAsked,
  type OpenReplacement,
  takeAsked,
} from './replacement.repository.ts';
import { noticesOf } from './replacement-notice.ts';
import { giveUpCard } from './sent-card.service.ts';
import { simOf } from './sim.service.ts';

/** What the link of a mail would prove, for who reads it before the press. @throws Problem 1143 */
export async function readAsked(
  { db, clock }: AppDeps,
  team: TeamId,
  token: string,
): Promise<Pick<OpenReplacement, 'userId' | 'msisdn' | 'kind' | 'priceCents'>> {
  const asked = await findAsked(db, { hash: tokenHash(token), team, now: clock() });
  if (!asked) throw problem(1143);
  return asked;
}

/** Proves a replacement by the link of its mail. @throws Problem 1143 for a link that is used, void or too old */
export async function confirmReplacement(
  deps: AppDeps,
  team: TeamId,
  token: string,
): Promise<{ userId: string; dueAt: Date; kind: SimType }> {
  const now = deps.clock();
  const { token: cancelToken, cancelHash, dueAt } = cancelLink(deps);
  return deps.db.transaction(async (tx) => {
    const taken = await takeAsked(tx, { hash: tokenHash(token), team, now }, { cancelHash, dueAt });
    if (!taken) throw problem(1143);
    await noticesOf(tx, deps, { ...taken, token: cancelToken, dueAt });
    return { userId: taken.userId, dueAt, kind: taken.kind };
  });
}

/** Cancels a replacement by the link of a notice. @throws Problem 1143 */
export async function cancelReplacement(
  deps: AppDeps,
  team: TeamId,
  token: string,
): Promise<{ userId: string }> {
  return deps.db.transaction(async (tx) => {
    const taken = await cancelByLink(tx, { hash: tokenHash(token), team, now: deps.clock() });
    if (!taken) throw problem(1143);
    await settleCancelled(tx, deps, taken);
    return { userId: taken.userId };
  });
}

/** Cancels it in the account; without one nothing happens. @throws Problem 1109 */
export async function cancelOwnReplacement(
  deps: AppDeps,
  userId: string,
  contractId: string,
): Promise<SimView> {
  await simOf(deps, userId, contractId);
  await deps.db.transaction(async (tx) => {
    const cancelled = await cancelOfLine(tx, contractId, deps.clock());
    if (cancelled) await settleCancelled(tx, deps, cancelled);
  });
  return (await simOf(deps, userId, contractId)).sim;
}

/** With its line an open replacement ends; the customer is told of the line's end. */
export async function endReplacement(tx: Queryable, deps: AppDeps, orderId: string): Promise<void> {
  const ended = await cancelOfOrder(tx, orderId, deps.clock());
  if (ended) await giveUpCard(tx, deps, ended);
}

async function settleCancelled(tx: Queryable, deps: AppDeps, cancelled: Cancelled): Promise<void> {
  await giveUpCard(tx, deps, cancelled);
  await enqueueActNotice(tx, deps, cancelled.userId, 'simReplacementCancelled');
}
