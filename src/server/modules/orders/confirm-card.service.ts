import { berlinToday } from '../../../shared/dates.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { beginIfAllCame } from '../contracts/begin-contract.service.ts';
import { postedCardOf, recordCardArrival } from './delivery.repository.ts';
import { isConfirmable } from './late-card.service.ts';
import { findOrderOwner } from './order-view.repository.ts';

/**
 * The customer says that the card is there, so that the line begins. To say it again changes nothing.
 * @throws Problem 1111 for another customer's order, or one without a posted card; 1134 for a card that is not sent yet
 */
export async function confirmCard(deps: AppDeps, userId: string, orderId: string): Promise<void> {
  if ((await findOrderOwner(deps.db, orderId)) !== userId) throw problem(1111);
  await deps.db.transaction(async (tx) => {
    const card = await postedCardOf(tx, orderId);
    if (!card) throw problem(1111);
    if (card.state === 'delivered') return;
    if (!card.isAwaited || !isConfirmable(deps, card)) throw problem(1134);
    const now = deps.clock();
    if (await recordCardArrival(tx, orderId, { on: berlinToday(now), now }))
      await beginIfAllCame(tx, orderId);
  });
}
