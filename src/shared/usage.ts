import { addDays, addMonths } from './calendar.ts';

/** A month of a line; the first is 1. */
export interface Cycle {
  month: number;
  startsOn: string;
  /** Its last day. */
  endsOn: string;
}

/** The nth month of a line: it begins on the day of the month on which the line began. */
export function nthCycle(lineStartsOn: string, month: number): Cycle {
  const startsOn = addMonths(lineStartsOn, month - 1);
  return { month, startsOn, endsOn: addDays(addMonths(lineStartsOn, month), -1) };
}

/** The month of a line that contains a day; before the line's start it is the first. */
export function cycleOf(lineStartsOn: string, day: string): Cycle {
  let month = 1;
  while (addMonths(lineStartsOn, month) <= day) month += 1;
  return nthCycle(lineStartsOn, month);
}

/** The months of a line that have a day of the span, newest first; none before its start. */
export function cyclesOf(lineStartsOn: string, { from, to }: { from: string; to: string }): Cycle[] {
  if (to < lineStartsOn) return [];
  const newest = cycleOf(lineStartsOn, to).month;
  const all = Array.from({ length: newest }, (_, back) => nthCycle(lineStartsOn, newest - back));
  return all.filter(({ endsOn }) => endsOn >= from);
}

/** All days of a span, including its first and last. */
export function daysFrom(first: string, last: string): string[] {
  const days = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
