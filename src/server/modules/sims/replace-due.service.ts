import { simTypes } from '../../../shared/enums.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { isSimInStock } from '../phone-numbers/empty-sim-stock.service.ts';
import {
  claimReplacement,
  closeReplacement,
  type DueReplacement,
  listDueReplacements,
} from './due-replacement.repository.ts';
import { sendCard } from './sent-card.service.ts';
import { swapSim } from './swap-sim.service.ts';

/**
 * Lets the new eSIMs that are due take their places, and sends the cards that are due, at most so many of a kind at once,
 * each in a transaction of its own. One whose line has ended meanwhile ends, too.
 */
export async function replaceDueSims(
  deps: AppDeps,
  onFailure: (error: unknown) => void,
  atOnce = 100,
): Promise<void> {
  for (const kind of simTypes)
    for (const { id } of await listDueReplacements(deps.db, { kind, now: deps.clock(), limit: atOnce }))
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
  });
}
