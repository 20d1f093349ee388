import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueNetworkTask } from '../../infra/ports/network/network-task.repository.ts';
import { findLineOfOrder } from './contract.repository.ts';

/** Tells the network, after this transaction, that the line of an order works from now on. */
export async function activateAtNetwork(tx: Queryable, { clock }: AppDeps, orderId: string): Promise<void> {
  const line = await findLineOfOrder(tx, orderId);
  if (!line) return;
  const { lineId, msisdn } = line;
  const now = clock();
  await enqueueNetworkTask(tx, { act: 'activate', input: { lineId, msisdn, at: now.toISOString() } }, now);
}

/** Tells the network, after this transaction, that a line works no longer. It never heard of one that was not active. */
export async function blockAtNetwork(tx: Queryable, { clock }: AppDeps, orderId: string): Promise<void> {
  const line = await findLineOfOrder(tx, orderId);
  if (!line?.isActivated) return;
  const now = clock();
  const input = { lineId: line.lineId, at: now.toISOString() };
  await enqueueNetworkTask(tx, { act: 'block', input }, now);
}
