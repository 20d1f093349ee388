import { addDays } from '../calendar.ts';
import { nextWorkingDay } from '../working-day.ts';

/** An objection waits for the answer, was right at least in part, or was not. */
export const objectionStates = ['received', 'accepted', 'rejected'] as const;

/** At least eight weeks (§ 67 (2) TKG). */
const objectionDays = 8 * 7;

/**
 * The last day to object to a bill: eight weeks after the day on which it was provided (§ 187 (1) BGB). If that is not a
 * working day, it is the next one (§ 193 BGB). Days are YYYY-MM-DD in Berlin.
 */
export function objectionEnd(providedOn: string): string {
  return nextWorkingDay(addDays(providedOn, objectionDays));
}

/** Until when a bill can be objected to; null for none: it is a credit note, or asks for nothing. */
export function objectableUntil(bill: { kind: string; totalCents: number; issuedOn: string }): string | null {
  return bill.kind === 'correction' || bill.totalCents <= 0 ? null : objectionEnd(bill.issuedOn);
}
