import { berlinToday } from '../../../shared/dates.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { isUuid } from '../../../shared/uuid.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import type { ParcelUpdate } from '../../infra/ports/logistics/logistics.ts';
import { findReader } from '../customers/user.repository.ts';
import { cardsUnderWay, moveCard, recordCardAsked, type SentCard } from './sent-card.repository.ts';
import { cardParcelId } from './sent-card.service.ts';

/** Asks the carrier about the cards that are to replace SIMs, which also creates their parcels; a failure stops no other. */
export async function followCards(deps: AppDeps, onFailure: (error: unknown) => void): Promise<void> {
  const waitMs = deps.ports.logistics.askAgainSeconds * 1000;
  const askedBefore = new Date(deps.clock().getTime() - waitMs);
  for (const card of await cardsUnderWay(deps.db, { askedBefore })) await ask(deps, card).catch(onFailure);
}

/** The same for one parcel that there is news about; of another parcel there is nothing to ask. */
export async function followCard(deps: AppDeps, parcelId: string): Promise<void> {
  const id = parcelId.replace(/-card$/, '');
  if (!isUuid(id) || cardParcelId(id) !== parcelId) return;
  for (const card of await cardsUnderWay(deps.db, { id, askedBefore: deps.clock() })) await ask(deps, card);
}

async function ask(deps: AppDeps, card: SentCard): Promise<void> {
  const { logistics } = deps.ports;
  if (logistics.askAgainSeconds > 0) await recordCardAsked(deps.db, card.id, deps.clock());
  const { id, updatedAt, ...sent } = card;
  const parcel = { ...sent, id: cardParcelId(id), kind: 'sim', jersey: null } as const;
  const update = await logistics.updateOn(
    { ...parcel, since: berlinToday(updatedAt) },
    berlinToday(deps.clock()),
  );
  if (update.state !== card.state) await record(deps, card, update);
}

function record(deps: AppDeps, card: SentCard, { state, since, trackingNumber }: ParcelUpdate) {
  return deps.db.transaction(async (tx) => {
    // Noon, so that the day is the same in Berlin.
    const at = new Date(`${since}T11:00:00Z`);
    const moved = await moveCard(tx, card, { state, at, trackingNumber });
    const reader = moved && (await findReader(tx, moved.userId));
    if (!reader || card.state === 'handedOver' || !trackingNumber) return;
    const { team, lang, email: to } = reader;
    const { userId, contractId, msisdn } = moved;
    const values = { msisdn: formatPhone(msisdn), contractId, tracking: trackingNumber };
    await enqueueMail(tx, deps, { team, lang, userId, to, name: 'simCardSent', values });
  });
}
