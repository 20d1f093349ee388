import type { Clock } from '../../../shared/clock.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { ShiftedClock } from '../../infra/shifted-clock.ts';

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
      // When two people move it at once, the later time counts.
      await db.query(
        `INSERT INTO clock_shift (id, milliseconds) VALUES (1, greatest(0, $1::bigint))
         ON CONFLICT (id) DO UPDATE SET milliseconds = greatest(clock_shift.milliseconds, excluded.milliseconds)`,
        [to.getTime() - real().getTime()],
      );
      await read();
    },
  };
}
