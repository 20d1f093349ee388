import type { PhoneNumberClass, PhoneNumberKind } from '../../../shared/enums.ts';
import { namedUuid } from '../../infra/db/named-uuid.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { ImportCounts } from '../../infra/import/goods.ts';
import { putParts, putRows } from '../../infra/import/put-rows.repository.ts';
import { IN_STOCK } from './phone-number.repository.ts';

export interface StockedNumber {
  msisdn: string;
  kind: PhoneNumberKind;
  class: PhoneNumberClass;
  priceCents: number;
}

/**
 * The pool without the numbers that an order has or had: another database, which knows no orders, would sell them again.
 * A hold without an order ends within minutes and keeps nothing back.
 */
export function stockedNumbers(db: Queryable): Promise<StockedNumber[]> {
  return db.query<StockedNumber>(
    `SELECT msisdn, kind, class, price_cents AS "priceCents" FROM phone_number
      WHERE ${IN_STOCK} ORDER BY msisdn`,
    [],
  );
}

const { given, columns, set, isSame, differs } = putParts({
  isNew: { id: 'uuid' },
  key: { msisdn: 'text' },
  values: { kind: 'text', class: 'text', price_cents: 'int' },
});

/**
 * A number that a customer has chosen, ordered or bought keeps its price; so does one that waits after its line's end.
 * One that a request is just taking counts as taken: the import never waits for a customer.
 */
const put = {
  change: `WITH given AS (
             SELECT given.* FROM phone_number AS stored JOIN ${given} USING (msisdn)
              WHERE ${differs} AND stored.order_id IS NULL AND (stored.holder IS NULL OR stored.held_until <= now())
                FOR UPDATE OF stored SKIP LOCKED
           )
           UPDATE phone_number AS stored SET ${set} FROM given WHERE ${isSame} RETURNING 1`,
  add: `INSERT INTO phone_number (${columns}) SELECT ${columns} FROM ${given}
        ON CONFLICT (msisdn) DO NOTHING RETURNING 1`,
};

export function putNumbers(tx: Queryable, numbers: readonly StockedNumber[]): Promise<ImportCounts> {
  const rows = numbers.map(({ priceCents, ...number }) => ({
    ...number,
    id: namedUuid('number', number.msisdn),
    price_cents: priceCents,
  }));
  return putRows(tx, put, rows);
}
