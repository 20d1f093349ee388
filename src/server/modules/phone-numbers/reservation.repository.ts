import type { PhoneNumber } from '../../../shared/api/phone-numbers.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { Holder } from './holder.ts';
import { IN_STOCK, numberColumns } from './phone-number.repository.ts';

/** A number with its reservation. */
export interface Hold extends PhoneNumber {
  reservationId: string;
  heldUntil: Date;
  extensionsLeft: number;
}

export interface NewHold {
  reservationId: string;
  numberId: string;
  holder: Holder;
  now: Date;
  until: Date;
  extensions: number;
}

const holdColumns = `${numberColumns}, reservation_id AS "reservationId", held_until AS "heldUntil",
  extensions_left AS "extensionsLeft"`;
const free = 'reservation_id = NULL, holder = NULL, held_until = NULL, extensions_left = NULL';

/**
 * Takes a free number and releases the holder's other one of the same kind, in one statement: the row is locked while
 * it is checked, and the unique index on holder and kind secures it.
 * @returns nothing when another holder has the number
 * @throws a unique violation of phone_number_holder when the holder takes another number at the same moment
 */
export async function takeNumber(db: Queryable, hold: NewHold): Promise<Hold | undefined> {
  const { reservationId, numberId, holder, now, until, extensions } = hold;
  const rows = await db.query<Hold>(
    `WITH wanted AS MATERIALIZED (
       SELECT id, kind FROM phone_number
        WHERE id = $1 AND ${IN_STOCK} AND (holder IS NULL OR held_until <= $3) FOR UPDATE
     ), given_back AS (
       UPDATE phone_number other SET ${free} FROM wanted
        WHERE other.holder = $2 AND other.kind = wanted.kind AND other.id <> wanted.id RETURNING other.id
     )
     UPDATE phone_number taken
        SET reservation_id = $4, holder = $2, held_until = $5, extensions_left = $6
       FROM wanted WHERE taken.id = wanted.id AND (SELECT count(*) FROM given_back) >= 0
     RETURNING taken.id, taken.msisdn, taken.kind, taken.class, taken.price_cents AS "priceCents",
       taken.reservation_id AS "reservationId", taken.held_until AS "heldUntil",
       taken.extensions_left AS "extensionsLeft"`,
    [numberId, holder, now, reservationId, until, extensions],
  );
  return rows[0];
}

/** Extends a reservation that has not ended and may be extended. */
export async function extendHold(
  db: Queryable,
  hold: Pick<NewHold, 'numberId' | 'holder' | 'now' | 'until'>,
): Promise<Hold | undefined> {
  const rows = await db.query<Hold>(
    `UPDATE phone_number SET held_until = $4, extensions_left = extensions_left - 1
      WHERE id = $1 AND holder = $2 AND held_until > $3 AND extensions_left > 0 RETURNING ${holdColumns}`,
    [hold.numberId, hold.holder, hold.now, hold.until],
  );
  return rows[0];
}

export async function releaseHold(db: Queryable, numberId: string, holder: Holder): Promise<void> {
  await db.query(`UPDATE phone_number SET ${free} WHERE id = $1 AND holder = $2`, [numberId, holder]);
}

export function listHolds(db: Queryable, holder: Holder, now: Date): Promise<Hold[]> {
  return db.query<Hold>(
    `SELECT ${holdColumns} FROM phone_number WHERE holder = $1 AND held_until > $2 ORDER BY kind`,
    [holder, now],
  );
}

/** Requests of one holder run one after the other until the transaction ends. */
export async function lockHolder(tx: Queryable, holder: Holder): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 8))', [holder]);
}

/** Moves a guest's reservations to a user; they replace the user's own of the same kind. */
export async function moveHolds(tx: Queryable, from: Holder, to: Holder, now: Date): Promise<void> {
  await tx.query(
    `UPDATE phone_number mine SET ${free}
      WHERE mine.holder = $2 AND EXISTS (SELECT FROM phone_number theirs
        WHERE theirs.holder = $1 AND theirs.kind = mine.kind AND theirs.held_until > $3)`,
    [from, to, now],
  );
  await tx.query(`UPDATE phone_number SET holder = $2 WHERE holder = $1 AND held_until > $3`, [
    from,
    to,
    now,
  ]);
}
