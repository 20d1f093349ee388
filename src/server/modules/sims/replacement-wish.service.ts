import card from '../../../../teams/content/replacement-card.json' with { type: 'json' };
import type { ReadBy } from '../../../shared/contracts/contract.ts';
import { daysAfter } from '../../../shared/durations.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { addressOf } from '../customers/address.repository.ts';
import type { replacementForm } from './replacement.contract.ts';
import type { Wish } from './replacement.repository.ts';
import { countSentCards } from './sent-card.repository.ts';

/** As long as a replacement is kept after its end. */
const countedDays = 180;

/**
 * What a customer asks for, with its price. A card goes to the address of this moment, and to none that a thief may have
 * written into the account. @throws Problem 1156 for an address that is too new; 1158 after
 * too many cards; 1041
 */
export async function wishOf(
  deps: AppDeps,
  { userId, contractId }: { userId: string; contractId: string },
  { kind, isDefective = false }: ReadBy<typeof replacementForm>,
): Promise<Wish> {
  if (kind === 'esim') return { kind, priceCents: 0, recipient: null };
  const { simCardsPerLine } = deps.config;
  const sent = await countSentCards(deps.db, contractId, daysAfter(deps.clock(), -countedDays));
  if (sent >= simCardsPerLine) throw problem(1158);
  const found = await addressOf(deps.db, userId);
  if (!found) throw problem(1041);
  const { address, changedAt } = found;
  if (changedAt && changedAt > daysAfter(deps.clock(), -deps.config.simContactDays)) throw problem(1156);
  return { kind, priceCents: isDefective ? 0 : card.cents, recipient: address };
}
