import { serverNow } from '../../lib/server-now.ts';

let day: string | undefined;

/** Judges all forms as if it were noon of a day, as a page for developers tries examples; without one it is now. */
export function judgeOn(on: string | undefined): void {
  day = on;
}

/** The moment that the rules of forms judge by: the server's, so that both give the same answer. */
export function judgingNow(): Date {
  return day === undefined ? new Date(serverNow()) : new Date(`${day}T12:00:00Z`);
}
