let day: string | undefined;

/** Judges all forms as if it were noon of a day, as a page for developers tries examples; without one it is now. */
export function judgeOn(on: string | undefined): void {
  day = on;
}

/** The moment that the rules of forms judge by. */
export function judgingNow(): Date {
  return day === undefined ? new Date() : new Date(`${day}T12:00:00Z`);
}
