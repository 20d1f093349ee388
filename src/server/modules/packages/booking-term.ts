import { addDays } from '../../../shared/calendar.ts';
import { lineStart } from '../../../shared/states/contract.ts';
import { cycleOf } from '../../../shared/usage.ts';

/** What decides the term of a package; days are YYYY-MM-DD in Berlin. */
export interface Booked {
  orderedOn: string;
  earlyStart: boolean;
  durationDays: number | null;
  isRecurring: boolean;
  /** The first day of the line: a package cannot begin before it. */
  lineStartsOn: string;
  /** The last day of a line that was cancelled: a package ends with it. */
  lineEndsOn: string | null;
}

export interface Term {
  startsOn: string;
  /** The last day that is paid. */
  paidUntil: string;
  /** The last day; null for a package that comes each month. */
  endsOn: string | null;
}

/** When a package begins, until when it is paid, and its last day; null when the line ends before it would begin. */
export function termOf(
  { orderedOn, earlyStart, durationDays, isRecurring, lineStartsOn, lineEndsOn }: Booked,
  paidOn: string,
): Term | null {
  const byLaw = lineStart({ orderedOn, paidOn, earlyStart });
  const startsOn = byLaw < lineStartsOn ? lineStartsOn : byLaw;
  if (lineEndsOn !== null && startsOn > lineEndsOn) return null;
  const wholeTerm =
    durationDays === null ? cycleOf(lineStartsOn, startsOn).endsOn : addDays(startsOn, durationDays - 1);
  const paidUntil = firstOf(wholeTerm, lineEndsOn);
  return { startsOn, paidUntil, endsOn: isRecurring ? null : paidUntil };
}

/** The day on which something ends that cannot outlive its line. */
export function firstOf(day: string, lineEndsOn: string | null): string {
  return lineEndsOn !== null && lineEndsOn < day ? lineEndsOn : day;
}
