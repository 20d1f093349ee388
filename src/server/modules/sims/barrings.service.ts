import type { SimView } from '../../../shared/api/sims.ts';
import type { BarringRange } from '../../../shared/barrings.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { setBarrings } from '../contracts/barring.repository.ts';
import { barAtNetwork } from '../contracts/tell-line.service.ts';
import { simOf } from './sim.service.ts';

/**
 * Bars a line from these ranges and from no other; the network hears of it if something has changed. A line to come
 * begins with them. @throws Problem 1109
 */
export async function changeBarrings(
  deps: AppDeps,
  userId: string,
  contractId: string,
  ranges: readonly BarringRange[],
): Promise<SimView> {
  const { orderId } = await simOf(deps, userId, contractId);
  await deps.db.transaction(async (tx) => {
    if (await setBarrings(tx, contractId, ranges, deps.clock())) await barAtNetwork(tx, deps, orderId);
  });
  return (await simOf(deps, userId, contractId)).sim;
}
