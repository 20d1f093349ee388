import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueNetworkTask } from '../../infra/ports/network/network-task.repository.ts';
import { findNetworkLine, type NetworkLine } from './network-line.repository.ts';

/** Tells the network, after this transaction, that the line of an order works from now on. */
export async function activateAtNetwork(tx: Queryable, { clock }: AppDeps, orderId: string): Promise<void> {
  const line = await findNetworkLine(tx, orderId);
  if (!line) return;
  const { lineId, msisdn, iccid, plan } = line;
  if (iccid === null) throw new Error(`The line of order ${orderId} has neither a SIM card nor an eSIM.`);
  const now = clock();
  const input = { lineId, msisdn, iccid, plan, at: now.toISOString() };
  await enqueueNetworkTask(tx, { act: 'activate', input }, now);
  if (line.ranges.length > 0) await enqueueBarrings(tx, line, now);
}

/** Tells the network, after this transaction, the SIM that a line has now. */
export async function changeSimAtNetwork(tx: Queryable, { clock }: AppDeps, orderId: string): Promise<void> {
  const line = await findNetworkLine(tx, orderId);
  if (!line?.isActivated || line.iccid === null) return;
  const input = { lineId: line.lineId, iccid: line.iccid, at: clock().toISOString() };
  await enqueueNetworkTask(tx, { act: 'changeSim', input }, first);
}

/** Tells the network, after this transaction, what a line is barred from now. It hears that of a line to come with its activation. */
export async function barAtNetwork(tx: Queryable, { clock }: AppDeps, orderId: string): Promise<void> {
  const line = await findNetworkLine(tx, orderId);
  if (line?.isActivated) await enqueueBarrings(tx, line, clock());
}

function enqueueBarrings(tx: Queryable, { lineId, ranges }: NetworkLine, now: Date): Promise<void> {
  return enqueueNetworkTask(tx, { act: 'bar', input: { lineId, ranges, at: now.toISOString() } }, now);
}

/** Tells the network, after this transaction, the plan that a line has now. It hears that of a line to come with its activation. */
export async function changePlanAtNetwork(tx: Queryable, { clock }: AppDeps, orderId: string): Promise<void> {
  const line = await findNetworkLine(tx, orderId);
  if (!line?.isActivated) return;
  const now = clock();
  const input = { lineId: line.lineId, plan: line.plan, at: now.toISOString() };
  await enqueueNetworkTask(tx, { act: 'changePlan', input }, now);
}

/** Tells the network, after this transaction, that a line works no longer. It never heard of one that was not active. */
export function blockAtNetwork(tx: Queryable, { clock }: AppDeps, orderId: string): Promise<void> {
  const now = clock();
  return tellChange(tx, orderId, 'block', { at: now, dueAt: now });
}

/** The same for a lost SIM, before the work of all other lines. */
export function blockLostAtNetwork(tx: Queryable, { clock }: AppDeps, orderId: string): Promise<void> {
  return tellChange(tx, orderId, 'block', { at: clock(), dueAt: first });
}

/** Tells the network, after this transaction, that a blocked line works again. */
export function unblockAtNetwork(tx: Queryable, { clock }: AppDeps, orderId: string): Promise<void> {
  return tellChange(tx, orderId, 'unblock', { at: clock(), dueAt: first });
}

/** A task that is due since then comes before all others. */
const first = new Date(0);

async function tellChange(
  tx: Queryable,
  orderId: string,
  act: 'block' | 'unblock',
  { at, dueAt }: { at: Date; dueAt: Date },
): Promise<void> {
  const line = await findNetworkLine(tx, orderId);
  if (!line?.isActivated) return;
  const input = { lineId: line.lineId, at: at.toISOString() };
  await enqueueNetworkTask(tx, { act, input }, dueAt);
}
