import type { SimView } from '../../../shared/api/sims.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { claimSentCard } from './sent-card.repository.ts';
import { simOf } from './sim.service.ts';
import { swapSim } from './swap-sim.service.ts';

/**
 * Lets the card that has come take the place of the SIM: its customer says when, so that a letter that lies about, or is
 * stolen, takes nothing over. We believe the customer more than the carrier's missing news. @throws Problem 1109; 1157 when
 * no card is on its way
 */
export async function switchOnCard(deps: AppDeps, userId: string, contractId: string): Promise<SimView> {
  await simOf(deps, userId, contractId);
  await deps.db.transaction(async (tx) => {
    const card = await claimSentCard(tx, contractId);
    if (!card) throw problem(1157);
    await swapSim(tx, deps, card);
  });
  return (await simOf(deps, userId, contractId)).sim;
}
