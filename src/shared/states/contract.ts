import { addDays, addMonths } from '../calendar.ts';
import { nextWorkingDay } from '../working-day.ts';

export const contractStates = [
  'awaitingNumber',
  'awaitingCard',
  'pending',
  'active',
  'ended',
  'withdrawn',
] as const;
export type ContractState = (typeof contractStates)[number];

/** Whether a line has not ended. */
export function goesOn({ state }: { state: ContractState }): boolean {
  return state !== 'ended' && state !== 'withdrawn';
}

/** What a line waits for before it begins: the number that it brings, the card that we send, or both. */
export const awaitedThings = ['number', 'card', 'both'] as const;
export type Awaited = (typeof awaitedThings)[number];

/** German law: the customer can withdraw from a distance contract for this many days. */
const withdrawalDays = 14;

export interface ContractDays {
  /** Null while the line waits for its number or its card. */
  startsOn: string | null;
  /** What it waits for; null once it has begun. */
  awaits?: Awaited | null;
  /** The last day of a contract that was cancelled. */
  endedOn: string | null;
  withdrawnOn?: string | null;
}

/** The state of a contract on a day (YYYY-MM-DD, Berlin). It follows from the days, so no job has to switch it. */
export function contractState(
  { startsOn, awaits, endedOn, withdrawnOn }: ContractDays,
  today: string,
): ContractState {
  if (withdrawnOn) return 'withdrawn';
  if (endedOn !== null && endedOn < today) return 'ended';
  if (startsOn === null) return awaits === 'card' ? 'awaitingCard' : 'awaitingNumber';
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
 * earlier start, and after the old contract. A line that waits for its number or its card may begin later.
 */
export function lineStart({ orderedOn, paidOn, earlyStart, portedAfter }: LineStart): string {
  const days = [paidOn];
  if (!earlyStart) days.push(addDays(withdrawalEnd(orderedOn), 1));
  if (portedAfter) days.push(addDays(portedAfter, 1));
  return latest(...days);
}

/** What a line waits for at its payment; null for nothing. */
export function awaitedAtFirst({
  isPorted,
  isCardSent,
}: {
  isPorted: boolean;
  isCardSent: boolean;
}): Awaited | null {
  if (isPorted) return isCardSent ? 'both' : 'number';
  return isCardSent ? 'card' : null;
}

/** The days on which number and card have come. Absent: the line needs none. Null: it has not come yet. */
export interface Arrivals {
  number?: string | null;
  card?: string | null;
}

/**
 * The first day of a line, once all has come that it waits for: the later of its first possible day and the arrivals. A
 * number arrives on a day that was agreed with its customer, so that no other day binds it.
 * @returns null while something has not come
 */
export function lineBegin(start: LineStart, { number, card }: Arrivals): string | null {
  if (number === null || card === null) return null;
  return latest(number ?? lineStart(start), card ?? '');
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
 * The end of the minimum term for a cancellation of today: of a line that waits for its number or card, as if it began
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
