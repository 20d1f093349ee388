export const minuteMs = 60_000;
export const daySeconds = 86_400;
export const dayMs = daySeconds * 1000;

/** The moment `days` times 24 hours later; earlier for a negative number. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}
