import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { recordLateTold } from '../orders/delivery.repository.ts';
import { type DueWork, eachDue } from './each-due.service.ts';
import { findLine } from './line.repository.ts';

/** Our service hears of each card that has not arrived for so long, once: it looks for the parcel, or sends another. */
export function tellLateCards(deps: AppDeps, signal?: AbortSignal): Promise<number> {
  const paidUntil = addDays(berlinToday(deps.clock()), -deps.config.cardLateDays);
  return eachDue(deps, 'tellLateCard', paidUntil, tell, signal);
}

const tell: DueWork = async (tx, deps, orderId) => {
  await recordLateTold(tx, orderId, deps.clock());
  const { team, orderNumber: number, name } = await findLine(tx, orderId);
  const values = { number, name, days: deps.config.cardLateDays };
  await enqueueMail(tx, deps, { team, lang: 'de', name: 'cardLate', values });
};
