import { addDays, addMonths } from './calendar.ts';

/** What a line has used in its month, as the API shows it. Megabytes are thousands of kilobytes. */
export interface UsageView {
  contractId: string;
  msisdn: string;
  tariffName: string;
  totalMb: number;
  usedMb: number;
  leftMb: number;
  /** The first and the last day of the month that the volume is for. */
  cycleStartsOn: string;
  cycleEndsOn: string;
  /** Days until there is new volume, today included. */
  daysLeft: number;
}

/** The month of a line that a day belongs to: it begins on the day of the month on which the line began. */
export function cycleOf(startsOn: string, today: string): { startsOn: string; endsOn: string } {
  let months = 0;
  while (addMonths(startsOn, months + 1) <= today) months += 1;
  return { startsOn: addMonths(startsOn, months), endsOn: addDays(addMonths(startsOn, months + 1), -1) };
}

interface Line {
  /** Decides how much this line uses on which day; the same line on the same day always the same. */
  id: string;
  startsOn: string;
  totalMb: number;
}

/**
 * What a line has used by now, standing in for the meters of the network: each day a share of its own, the present day
 * as far as it has passed. It never falls within a month and begins anew with the next.
 */
export function simulatedUsage(line: Line, today: string, passedOfToday: number): number {
  const { startsOn, endsOn } = cycleOf(line.startsOn, today);
  const days = daysFrom(startsOn, endsOn);
  const habit = 0.5 + 0.6 * chance(line.id);
  const perDay = (line.totalMb * habit) / days.length;
  const used = days
    .filter((day) => day <= today)
    .map((day) => perDay * (0.4 + 1.2 * chance(`${line.id} ${day}`)) * (day === today ? passedOfToday : 1));
  return Math.min(line.totalMb, Math.round(used.reduce((sum, part) => sum + part, 0)));
}

/** How many days a span holds, its ends included. */
export function daysFrom(first: string, last: string): string[] {
  const days = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** A number from 0 to 1 that follows from a text (FNV-1a). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) / 0xffffffff;
}
