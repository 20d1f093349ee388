import type { NumberInfo, NumberQuery, PhoneNumber } from '../../../shared/api/phone-numbers.ts';
import type { NumberPattern } from '../../../shared/enums.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export const numberColumns = 'id, msisdn, kind, class, price_cents AS "priceCents"';

/** For sale. A number that left the house with a closed account has no order any more, but waits for ever. */
export const IN_STOCK = 'order_id IS NULL AND quarantined_until IS NULL';

/** As people dial it in the country; the indexes have the same expression. */
const national = `'0' || substr(msisdn, 4)`;

/** The patterns of the digits after the prefix of the network. */
const patterns: Record<NumberPattern, string> = {
  Triple: String.raw`substr(msisdn, 7) ~ '(\d)\1\1'`,
  DoubleEnding: String.raw`substr(msisdn, 7) ~ '(\d)\1$'`,
  RoundEnding: `substr(msisdn, 7) ~ '0$'`,
};

/** Digits that are looked up by index; fewer stand in so many numbers that enough are found soon. */
const leastIndexed = 3;

/**
 * Numbers without a reservation; an expired one does not count. The order is always the same, but mixes neighbouring
 * numbers: the ids are hashes. Only what is asked for stands in the statement, so that PostgreSQL plans for just that.
 */
export function listFreeNumbers(db: Queryable, query: NumberQuery, now: Date): Promise<PhoneNumber[]> {
  const { kind, class: numberClass, q, pattern, limit } = query;
  const params: unknown[] = [now, Number(limit ?? 200)];
  const where = (value: string | undefined, condition: (param: string) => string) =>
    value ? ` AND ${condition(`$${params.push(value)}::text`)}` : '';
  const wishes = [
    where(kind, (param) => `kind = ${param}`),
    where(numberClass, (param) => `class = ${param}`),
    where(q, (param) => `strpos(${national}, ${param}) > 0`),
    where(
      (q ?? '').length < leastIndexed ? undefined : q,
      (param) => `digit_grams(${national}) @> digit_grams(${param})`,
    ),
    pattern ? ` AND ${patterns[pattern]}` : '',
  ];
  return db.query<PhoneNumber>(
    `SELECT ${numberColumns} FROM phone_number
      WHERE ${IN_STOCK} AND (holder IS NULL OR held_until <= $1)${wishes.join('')}
      ORDER BY kind, id LIMIT $2`,
    params,
  );
}

export async function findNumber(db: Queryable, id: string, now: Date): Promise<NumberInfo | undefined> {
  const rows = await db.query<NumberInfo>(
    `SELECT ${numberColumns}, ${IN_STOCK} AND (holder IS NULL OR held_until <= $2) AS available
       FROM phone_number WHERE id = $1`,
    [id, now],
  );
  return rows[0];
}
