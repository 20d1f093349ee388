import * as sound from '../../../src/server/modules/phone-numbers/reservation.repository.ts';
import { isNaive } from './naive.ts';

export * from '../../../src/server/modules/phone-numbers/reservation.repository.ts';

/** Wrong on purpose: looks first and writes afterwards, so that two can look before one has written. */
const takeSeen: typeof sound.takeNumber = async (db, hold) => {
  const { numberId, holder, reservationId, now, until, extensions } = hold;
  const free = await db.query(
    'SELECT 1 FROM phone_number WHERE id = $1 AND order_id IS NULL AND (holder IS NULL OR held_until <= $2)',
    [numberId, now],
  );
  if (free.length === 0) return undefined;
  await db.query(
    `UPDATE phone_number SET reservation_id = NULL, holder = NULL, held_until = NULL, extensions_left = NULL
      WHERE holder = $1`,
    [holder],
  );
  await db.query(
    `UPDATE phone_number SET reservation_id = $2, holder = $3, held_until = $4, extensions_left = $5,
            order_id = NULL WHERE id = $1`,
    [numberId, reservationId, holder, until, extensions],
  );
  const holds = await sound.listHolds(db, holder, now);
  return holds.find(({ id }) => id === numberId);
};

/** Wrong on purpose: one atomic statement, but it does not ask whether somebody holds the number. */
const takeAnyway: typeof sound.takeNumber = async (db, hold) => {
  const { numberId, holder, reservationId, until, extensions, now } = hold;
  await db.query(
    `UPDATE phone_number SET reservation_id = $2, holder = $3, held_until = $4, extensions_left = $5
      WHERE id = $1 AND order_id IS NULL`,
    [numberId, reservationId, holder, until, extensions],
  );
  const holds = await sound.listHolds(db, holder, now);
  return holds.find(({ id }) => id === numberId);
};

function chosen(): typeof sound.takeNumber {
  if (isNaive('numbers')) return takeSeen;
  return isNaive('theft') ? takeAnyway : sound.takeNumber;
}

export const takeNumber: typeof sound.takeNumber = chosen();
