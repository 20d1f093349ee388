import { addDays, addMonths } from './calendar.ts';

/** The month of a line that contains a day: it begins on the day of the month on which the line began. */
export function cycleOf(startsOn: string, today: string): { startsOn: string; endsOn: string } {
  let months = 0;
  while (addMonths(startsOn, months + 1) <= today) months += 1;
  return { startsOn: addMonths(startsOn, months), endsOn: addDays(addMonths(startsOn, months + 1), -1) };
}

interface Line {
  /** Decides the usage of this line per day; for the same line and day the usage is always the same. */
  id: string;
  startsOn: string;
  totalMb: number;
}

/**
 * The simulated usage of a line until now, instead of the network's meters: each day has its own share, and today
 * counts as far as it has passed. It never falls within a month and restarts with the next.
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

/** All days of a span, including its first and last. */
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
