import type { AppDeps } from '../../infra/deps.ts';
import { isSimInStock } from '../phone-numbers/empty-sim-stock.service.ts';
import {
  claimReplacement,
  closeReplacement,
  type DueReplacement,
  listDueReplacements,
} from './due-replacement.repository.ts';
import { giveUpCard, sendCard } from './sent-card.service.ts';
import { swapSim } from './swap-sim.service.ts';

const atOnce = 100;

/**
 * Lets the new eSIMs that are due take their places, and sends the cards that are due, each in a transaction of its own.
 * A replacement ends with its line.
 */
export async function replaceDueSims(deps: AppDeps, onFailure: (error: unknown) => void): Promise<void> {
  for (const { id, kind } of await listDueReplacements(deps.db, deps.clock(), atOnce))
    await settle(deps, id).catch(async (error: unknown) => {
      onFailure(error);
      await isSimInStock(deps, kind);
    });
}

function settle(deps: AppDeps, id: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const due: DueReplacement | undefined = await claimReplacement(tx, id);
    if (!due) return;
    if (due.isLineThere) return due.kind === 'esim' ? swapSim(tx, deps, due) : sendCard(tx, deps, due);
    await closeReplacement(tx, id, 'cancelled', deps.clock());
    await giveUpCard(tx, deps, due);
  });
}
