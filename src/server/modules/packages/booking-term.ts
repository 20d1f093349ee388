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
}

/** When a package begins, until when it is paid, and its last day; null for one that comes each month. */
export function termOf(
  { orderedOn, earlyStart, durationDays, isRecurring, lineStartsOn }: Booked,
  paidOn: string,
): { startsOn: string; paidUntil: string; endsOn: string | null } {
  const byLaw = lineStart({ orderedOn, paidOn, earlyStart });
  const startsOn = byLaw < lineStartsOn ? lineStartsOn : byLaw;
  const paidUntil =
    durationDays === null ? cycleOf(lineStartsOn, startsOn).endsOn : addDays(startsOn, durationDays - 1);
  return { startsOn, paidUntil, endsOn: isRecurring ? null : paidUntil };
}
