import { addDays, addMonths } from '../calendar.ts';

export const contractStates = ['pending', 'active', 'ended'] as const;
export type ContractState = (typeof contractStates)[number];

/** German law: a contract made at a distance can be withdrawn from for so many days. */
const withdrawalDays = 14;

export interface ContractDays {
  startsOn: string;
  endedOn: string | null;
}

/** Where a contract stands on a day (YYYY-MM-DD, Berlin): days decide, nobody has to switch it. */
export function contractState({ startsOn, endedOn }: ContractDays, today: string): ContractState {
  if (endedOn !== null && endedOn < today) return 'ended';
  return startsOn <= today ? 'active' : 'pending';
}

/** What the start of a line depends on; all days are YYYY-MM-DD in Berlin. */
export interface LineStart {
  orderedOn: string;
  paidOn: string;
  /** The customer asked to begin within the withdrawal period. */
  earlyStart: boolean;
  /** The last day of the old contract, when the number comes at its end. */
  portedAfter?: string | null;
}

/** The first day of the line: once paid, after the withdrawal period unless wanted earlier, and after the old contract. */
export function lineStart({ orderedOn, paidOn, earlyStart, portedAfter }: LineStart): string {
  const days = [paidOn];
  if (!earlyStart) days.push(addDays(orderedOn, withdrawalDays + 1));
  if (portedAfter) days.push(addDays(portedAfter, 1));
  return days.sort().at(-1) ?? paidOn;
}

/** The last day of the minimum term. */
export function minimumEnd(startsOn: string, termMonths: number): string {
  return addDays(addMonths(startsOn, termMonths), -1);
}

/** The last day on which a cancellation reaches us in time to end the contract with its minimum term. */
export function lastDayToCancel(minimumEndsOn: string): string {
  return addMonths(minimumEndsOn, -1);
}
