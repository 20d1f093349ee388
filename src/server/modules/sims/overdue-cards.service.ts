import { daysAfter } from '../../../shared/durations.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { findReader } from '../customers/user.repository.ts';
import { cancelSent, listUnusedCards, takeLateCards } from './overdue-card.repository.ts';
import { giveUpCard } from './sent-card.service.ts';

const atOnce = 100;

/** Our service hears once of each sent card that has not arrived for so long; one that was never switched on is given up. */
export async function settleOverdueCards(deps: AppDeps, onFailure: (error: unknown) => void): Promise<void> {
  await tellLateCards(deps).catch(onFailure);
  const sentBefore = daysAfter(deps.clock(), -deps.config.simCardUnusedDays);
  for (const { id } of await listUnusedCards(deps.db, sentBefore, atOnce))
    await giveUpUnused(deps, id).catch(onFailure);
}

function tellLateCards(deps: AppDeps): Promise<void> {
  const now = deps.clock();
  const { cardLateDays: days } = deps.config;
  const sentBefore = daysAfter(now, -days);
  return deps.db.transaction(async (tx) => {
    for (const { team, contract, msisdn } of await takeLateCards(tx, { sentBefore, now, limit: atOnce })) {
      const values = { contract, msisdn: formatPhone(msisdn), days };
      await enqueueMail(tx, deps, { team, lang: 'de', name: 'replacementCardLate', values });
    }
  });
}

function giveUpUnused(deps: AppDeps, id: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const unused = await cancelSent(tx, id, deps.clock());
    if (!unused) return;
    await giveUpCard(tx, deps, unused);
    const { userId, contractId, msisdn } = unused;
    const reader = await findReader(tx, userId);
    if (!reader) return;
    const { team, lang, email: to } = reader;
    const values = { msisdn: formatPhone(msisdn), contractId, days: deps.config.simCardUnusedDays };
    await enqueueMail(tx, deps, { team, lang, userId, to, name: 'simCardGivenUp', values });
  });
}
