import { berlinToday } from '../../../shared/dates.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import type { Lang } from '../../../shared/language.ts';
import type { PortingState } from '../../../shared/states/porting.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueSms } from '../../infra/mail/enqueue-sms.ts';

/** The customer who brings a number. */
export interface Bringer {
  userId: string;
  team: TeamId;
  lang: Lang;
  /** The contact phone. */
  phone: string;
  msisdn: string;
}

interface Step {
  /** The day that was agreed before this step. */
  before: string | null;
  next: PortingState;
  /** The number is here, but the line's card is not. */
  waitsForCard: boolean;
}

/**
 * Tells the customer a step that matters: the day is agreed, moved or taken back, the number has arrived, or the old
 * operator refused.
 */
export async function tellPortingStep(
  tx: Queryable,
  deps: AppDeps,
  bringer: Bringer,
  step: Step,
): Promise<void> {
  // A day that has come is no news: the arrival follows at once.
  if (step.next.status === 'scheduled' && (step.next.scheduledOn ?? '') <= berlinToday(deps.clock())) return;
  const what = newsOf(step);
  if (what) await send(tx, deps, bringer, what, { on: step.next.scheduledOn, before: step.before });
}

type News =
  | 'scheduled'
  | 'moved'
  | 'postponed'
  | 'completed'
  | 'completedWithoutCard'
  | 'rejected'
  | 'takenBack'
  | 'dayBefore'
  | 'stays'
  | 'tooLate';

function newsOf({ before, next: { status }, waitsForCard }: Step): News | undefined {
  if (status === 'scheduled') return before ? 'moved' : 'scheduled';
  if (status === 'rejected') return before ? 'takenBack' : 'rejected';
  if (status === 'sentToDonor') return before ? 'postponed' : undefined;
  if (status !== 'completed') return undefined;
  return waitsForCard ? 'completedWithoutCard' : 'completed';
}

/** The day before the number arrives (§ 59 TKG). */
export function tellDayBefore(
  tx: Queryable,
  deps: AppDeps,
  bringer: Bringer,
  scheduledOn: string,
): Promise<void> {
  return send(tx, deps, bringer, 'dayBefore', { on: scheduledOn });
}

/** The contract ends before the number would come. */
export function tellThatNumberStays(tx: Queryable, deps: AppDeps, bringer: Bringer): Promise<void> {
  return send(tx, deps, bringer, 'stays');
}

/** The number came after the last day of its contract. */
export function tellTooLate(tx: Queryable, deps: AppDeps, bringer: Bringer): Promise<void> {
  return send(tx, deps, bringer, 'tooLate');
}

async function send(
  tx: Queryable,
  deps: AppDeps,
  { team, lang, userId, phone: to, msisdn }: Bringer,
  what: News,
  { on, before }: { on?: string | undefined; before?: string | null } = {},
): Promise<void> {
  const days = { date: on ? germanDay(on) : '', before: before ? germanDay(before) : '' };
  const values = { msisdn: formatPhone(msisdn), ...days };
  await enqueueSms(tx, deps, { team, lang, userId, to, name: 'porting', values }, what);
}
