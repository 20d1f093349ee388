import * as sound from '../../../src/server/modules/portings/porting.repository.ts';
import { isNaive } from './naive.ts';

export * from '../../../src/server/modules/portings/porting.repository.ts';

/** Wrong on purpose: believes the state that it has read before, and does not ask whether it still is so. */
const believed: typeof sound.movePorting = (tx, from, to, now) =>
  sound.movePorting(
    {
      query: (sql, params) =>
        tx.query(
          sql
            .replace('AND state = $2', 'AND $2::text IS NOT NULL')
            .replace(
              'scheduled_on IS NOT DISTINCT FROM $10::date',
              '$10::date IS NOT DISTINCT FROM $10::date',
            ),
          params,
        ),
    },
    from,
    to,
    now,
  );

export const movePorting: typeof sound.movePorting = isNaive('porting') ? believed : sound.movePorting;
