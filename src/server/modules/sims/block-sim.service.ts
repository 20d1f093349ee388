import type { SimView } from '../../../shared/api/sims.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { blockLostAtNetwork, unblockAtNetwork } from '../contracts/tell-line.service.ts';
import { enqueueActNotice } from '../customers/act-notice.ts';
import { blockLostSim, unblockFoundSim } from '../phone-numbers/lost-sim.repository.ts';
import { simOf } from './sim.service.ts';

/**
 * Blocks the SIM of a line that its customer has lost. Repeated, it changes nothing: the network and the customer hear of
 * it once. @throws Problem 1109, 1140 for a line that does not work yet
 */
export async function blockLost(deps: AppDeps, userId: string, contractId: string): Promise<SimView> {
  const { sim, orderId } = await simOf(deps, userId, contractId);
  if (sim.state === 'waiting') throw problem(1140);
  await deps.db.transaction(async (tx) => {
    if (!(await blockLostSim(tx, orderId, deps.clock()))) return;
    await blockLostAtNetwork(tx, deps, orderId);
    await enqueueActNotice(tx, deps, userId, 'simBlocked');
  });
  return (await simOf(deps, userId, contractId)).sim;
}

/** Lets a SIM that was found again work. Repeated, it changes nothing. @throws Problem 1109 */
export async function unblockFound(deps: AppDeps, userId: string, contractId: string): Promise<SimView> {
  const { orderId } = await simOf(deps, userId, contractId);
  await deps.db.transaction(async (tx) => {
    if (!(await unblockFoundSim(tx, orderId))) return;
    await unblockAtNetwork(tx, deps, orderId);
    await enqueueActNotice(tx, deps, userId, 'simUnblocked');
  });
  return (await simOf(deps, userId, contractId)).sim;
}
