import type { Clock } from '../../shared/clock.ts';

/** A clock for demonstrations: real time plus a shift that is stored in the database. */
export interface ShiftedClock {
  clock: Clock;
  /** Reads the shift, which another process may have changed. */
  follow(): Promise<void>;
  /** Moves the time of all processes. An earlier time than the current one changes nothing. */
  moveTo(to: Date): Promise<void>;
}
