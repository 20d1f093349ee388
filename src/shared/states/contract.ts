import { addDays, addMonths } from '../calendar.ts';
import { nextWorkingDay } from '../working-day.ts';

export const contractStates = ['awaitingNumber', 'pending', 'active', 'ended', 'withdrawn'] as const;
export type ContractState = (typeof contractStates)[number];

/** German law: the customer can withdraw from a distance contract for this many days. */
const withdrawalDays = 14;

export interface ContractDays {
  /** Null while the line waits for the number that it brings. */
  startsOn: string | null;
  /** The last day of a contract that was cancelled. */
  endedOn: string | null;
  withdrawnOn?: string | null;
}

/** The state of a contract on a day (YYYY-MM-DD, Berlin). It follows from the days, so no job has to switch it. */
export function contractState(
  { startsOn, endedOn, withdrawnOn }: ContractDays,
  today: string,
): ContractState {
  if (withdrawnOn) return 'withdrawn';
  if (endedOn !== null && endedOn < today) return 'ended';
  if (startsOn === null) return 'awaitingNumber';
  return startsOn <= today ? 'active' : 'pending';
}

/** The data that decide the start of a line; all days are YYYY-MM-DD in Berlin. */
export interface LineStart {
  orderedOn: string;
  paidOn: string;
  /** The customer asked to start within the withdrawal period. */
  earlyStart: boolean;
  /** The last day of the old contract, when the number is ported at its end. */
  portedAfter?: string | null;
}

/**
 * The first possible day of the line: after the payment, after the withdrawal period unless the customer asked for an
 * earlier start, and after the old contract. A line with a porting begins on the day on which its number arrives.
 */
export function lineStart({ orderedOn, paidOn, earlyStart, portedAfter }: LineStart): string {
  const days = [paidOn];
  if (!earlyStart) days.push(addDays(withdrawalEnd(orderedOn), 1));
  if (portedAfter) days.push(addDays(portedAfter, 1));
  return latest(...days);
}

/** The last day of the minimum term. */
export function minimumEnd(startsOn: string, termMonths: number): string {
  return addDays(addMonths(startsOn, termMonths), -1);
}

/** The last day on which a cancellation arrives in time to end the contract with its minimum term. */
export function lastDayToCancel(minimumEndsOn: string): string {
  return addMonths(minimumEndsOn, -1);
}

/**
 * The end of the minimum term for a cancellation of today: of a line that waits for its number, as if the number arrived
 * today. So a later arrival never binds the customer longer than we have said.
 */
export function bindingEnd(
  { minimumEndsOn, termMonths }: { minimumEndsOn: string | null; termMonths: number },
  today: string,
): string {
  return minimumEndsOn ?? minimumEnd(today, termMonths);
}

/**
 * The last day to withdraw: 14 days after the contract was made, or the goods arrived (§§ 355, 356 BGB). If that is not
 * a working day, it is the next one (§ 193 BGB).
 */
export function withdrawalEnd(from: string): string {
  return nextWorkingDay(addDays(from, withdrawalDays));
}

/**
 * The first day on which an ordinary cancellation of today can end a contract: the end of its minimum term, afterwards
 * one month from today.
 */
export function earliestEnd(minimumEndsOn: string, today: string): string {
  return latest(minimumEndsOn, addMonths(today, 1));
}

/**
 * The day on which a cancellation ends a contract: the wished day, unless it is not a day or too early (§ 312k (5)
 * BGB).
 */
export function agreedEnd(minimumEndsOn: string, today: string, wish?: string): string {
  return latest(earliestEnd(minimumEndsOn, today), wish ?? '');
}

function latest(...days: string[]): string {
  return days.sort().at(-1) ?? '';
}
