import { addDays, daysBetween } from './calendar.ts';
import { isNationwideHoliday } from './holidays.ts';

/** The law's flat rate for each day, in cents (§ 59 (4) and (6) TKG). */
const dayCents = 1000;
/** For a day without service at least this share of the monthly price, where that is more. */
const outageShare = 0.2;

/** The days of a finished porting, YYYY-MM-DD in Berlin. */
export interface FinishedPorting {
  /** The day that was agreed with the customer. */
  agreedOn: string;
  /** The day on which the old operator released the number: since then it did not work. */
  leftOn: string;
  /** The day on which it worked with us. */
  arrivedOn: string;
  /** The gross monthly price of the line. */
  monthlyCents: number;
}

export const creditKinds = ['portingDelay', 'portingOutage'] as const;
export type CreditKind = (typeof creditKinds)[number];

/** A credit for the customer; `cents` is positive. */
export interface Credit {
  kind: CreditKind;
  days: number;
  cents: number;
}

/**
 * What the law grants for a late number. A delay: the number may arrive on the working day after the agreed day; if it
 * arrives later, each day after the agreed day counts. An outage: if the line was dead for more than one working day,
 * each day counts, with 10 EUR or 20 % of the monthly price, whichever is more. Both are owed beside each other.
 */
export function portingCompensation(porting: FinishedPorting): Credit[] {
  const { agreedOn, leftOn, arrivedOn, monthlyCents } = porting;
  const delay = arrivedOn > nextWorkingDay(agreedOn) ? daysBetween(agreedOn, arrivedOn) : 0;
  const outage = arrivedOn > nextWorkingDay(leftOn) ? daysBetween(leftOn, arrivedOn) : 0;
  const outageCents = Math.max(dayCents, Math.round(monthlyCents * outageShare));
  const credits: Credit[] = [
    { kind: 'portingDelay', days: delay, cents: delay * dayCents },
    { kind: 'portingOutage', days: outage, cents: outage * outageCents },
  ];
  return credits.filter(({ days }) => days > 0);
}

/** The first day after another that is neither a weekend nor a nationwide holiday. */
function nextWorkingDay(day: string): string {
  const next = addDays(day, 1);
  const isOff = new Date(`${next}T00:00:00Z`).getUTCDay() % 6 === 0 || isNationwideHoliday(next);
  return isOff ? nextWorkingDay(next) : next;
}
