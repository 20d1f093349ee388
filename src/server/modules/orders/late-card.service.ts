import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { DeliveryState } from '../../../shared/states/delivery.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { postedCardOf } from './delivery.repository.ts';

/** A card that is on its way to the customer. */
interface AwaitedCard {
  state: DeliveryState;
  paidAt: Date;
  /** The number that the line brings works with us, and so only in this card. */
  isNumberHere: boolean;
}

/** The day from which a card is late: its customer may cancel free of charge. */
export function cardLateFrom({ config }: Pick<AppDeps, 'config'>, paidAt: Date): string {
  return addDays(berlinToday(paidAt), config.cardLateDays);
}

/**
 * Whether the customer can have the card: the carrier has it; or it is late, or the number needs it, so that we believe
 * its customer more than the carrier's missing news.
 */
export function isConfirmable(
  deps: Pick<AppDeps, 'config' | 'clock'>,
  { state, paidAt, isNumberHere }: AwaitedCard,
): boolean {
  return state === 'handedOver' || isNumberHere || cardLateFrom(deps, paidAt) <= berlinToday(deps.clock());
}

/**
 * The customer may give up a card that has not come for so long.
 * @throws Problem 1111 for an order without a posted card; 1134 when it has come, or it is too early
 */
export async function requireLateCard(tx: Queryable, deps: AppDeps, orderId: string): Promise<void> {
  const card = await postedCardOf(tx, orderId);
  if (!card) throw problem(1111);
  if (!card.isAwaited || berlinToday(deps.clock()) < cardLateFrom(deps, card.paidAt)) throw problem(1134);
}
