import { berlinToday } from '../../../shared/dates.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import type { Lang } from '../../../shared/language.ts';
import type { PortingState } from '../../../shared/states/porting.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueue } from '../../infra/ports/outbox/outbox.ts';

/** The customer who brings a number. */
export interface Bringer {
  team: TeamId;
  lang: Lang;
  /** The contact phone. */
  phone: string;
  msisdn: string;
}

/**
 * Tells the customer a step that matters: the day is agreed, the number has arrived, or the old operator refused.
 * @param waitsForCard the number is here, but the line's card is not
 */
export async function tellPortingStep(
  tx: Queryable,
  deps: AppDeps,
  bringer: Bringer,
  { status, scheduledOn }: PortingState,
  waitsForCard = false,
): Promise<void> {
  // A day that has come is no news: the arrival follows at once.
  if (status === 'scheduled' && (scheduledOn ?? '') <= berlinToday(deps.clock())) return;
  if (status === 'completed' && waitsForCard) await send(tx, deps, bringer, 'completedWithoutCard');
  else if (status === 'scheduled' || status === 'completed' || status === 'rejected')
    await send(tx, deps, bringer, status, scheduledOn);
}

/** The day before the number arrives (§ 59 TKG). */
export function tellDayBefore(
  tx: Queryable,
  deps: AppDeps,
  bringer: Bringer,
  scheduledOn: string,
): Promise<void> {
  return send(tx, deps, bringer, 'dayBefore', scheduledOn);
}

async function send(
  tx: Queryable,
  { clock, words, teams }: AppDeps,
  { team, lang, phone: to, msisdn }: Bringer,
  what: 'scheduled' | 'completed' | 'completedWithoutCard' | 'rejected' | 'dayBefore',
  on = '',
): Promise<void> {
  const values = { msisdn: formatPhone(msisdn), date: germanDay(on), brand: teams[team].name };
  const text = words.text(lang, `outbox.porting.${what}`, values);
  await enqueue(tx, { now: clock(), team, channel: 'sms', to, lang, template: 'porting', text });
}
