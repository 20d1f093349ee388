import type { Clock } from '../../../shared/clock.ts';
import type { Queryable } from '../../db/queryable.ts';

/** A clock for demonstrations: real time plus a shift that stands in the database. */
export interface ShiftedClock {
  clock: Clock;
  /** Reads the shift, which another process may have changed. */
  follow(): Promise<void>;
  /** Moves all processes' time; backwards it never goes. */
  moveTo(to: Date): Promise<void>;
}

/** @param real the machine's own time */
export function shiftedClock(db: Queryable, real: Clock): ShiftedClock {
  let shift = 0;
  const read = async () => {
    const rows = await db.query<{ milliseconds: number }>(
      'SELECT milliseconds FROM clock_shift WHERE id = 1',
    );
    shift = rows[0]?.milliseconds ?? 0;
  };
  return {
    clock: () => new Date(real().getTime() + shift),
    follow: read,
    moveTo: async (to) => {
      // Two people who move it at once: the later time stands.
      await db.query(
        `INSERT INTO clock_shift (id, milliseconds) VALUES (1, greatest(0, $1::bigint))
         ON CONFLICT (id) DO UPDATE SET milliseconds = greatest(clock_shift.milliseconds, excluded.milliseconds)`,
        [to.getTime() - real().getTime()],
      );
      await read();
    },
  };
}
