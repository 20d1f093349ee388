import type { NumberInfo, NumberQuery, PhoneNumber } from '../../../shared/api/phone-numbers.ts';
import type { NumberPattern } from '../../../shared/enums.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export const numberColumns = 'id, msisdn, kind, class, price_cents AS "priceCents"';

/** The patterns as regular expressions over the digits after the prefix of the network. */
const patternDigits: Record<NumberPattern, string> = {
  Triple: '(\\d)\\1\\1',
  DoubleEnding: '(\\d)\\1$',
  RoundEnding: '0$',
};

/**
 * Numbers without a reservation; an expired one does not count. The order is always the same, but mixes neighbouring
 * numbers: the ids are hashes.
 */
export function listFreeNumbers(db: Queryable, query: NumberQuery, now: Date): Promise<PhoneNumber[]> {
  return db.query<PhoneNumber>(
    `SELECT ${numberColumns} FROM phone_number
      WHERE order_id IS NULL AND (holder IS NULL OR held_until <= $1)
        AND ($2::text IS NULL OR kind = $2) AND ($3::text IS NULL OR class = $3)
        AND ($4::text IS NULL OR strpos('0' || substr(msisdn, 4), $4) > 0)
        AND ($6::text IS NULL OR substr(msisdn, 7) ~ $6)
      ORDER BY kind, id LIMIT $5`,
    [
      now,
      query.kind ?? null,
      query.class ?? null,
      query.q || null,
      Number(query.limit ?? 200),
      query.pattern ? patternDigits[query.pattern] : null,
    ],
  );
}

export async function findNumber(db: Queryable, id: string, now: Date): Promise<NumberInfo | undefined> {
  const rows = await db.query<NumberInfo>(
    `SELECT ${numberColumns}, order_id IS NULL AND (holder IS NULL OR held_until <= $2) AS available
       FROM phone_number WHERE id = $1`,
    [id, now],
  );
  return rows[0];
}
