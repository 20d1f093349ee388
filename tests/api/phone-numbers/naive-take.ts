import type { Take } from './race.ts';

/** Wrong on purpose: looks first and writes afterwards, so that two can look before one has written. */
export const naiveTake: Take = async (db, { numberId, holder, reservationId, now, until, extensions }) => {
  const free = await db.query<{ id: string }>(
    'SELECT id FROM phone_number WHERE id = $1 AND (holder IS NULL OR held_until <= $2)',
    [numberId, now],
  );
  if (!free[0]) return undefined;
  await db.query(
    `UPDATE phone_number SET reservation_id = $2, holder = $3, held_until = $4, extensions_left = $5 WHERE id = $1`,
    [numberId, reservationId, holder, until, extensions],
  );
  return free[0];
};
