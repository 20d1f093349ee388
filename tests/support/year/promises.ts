import { addMonths } from '../../../src/shared/calendar.ts';
import type { TestApp } from '../app.ts';
import { type Agreed, agreedIn } from './agreed.ts';
import type { Person } from './people.ts';

interface Line {
  number: string;
  orderId: string;
  months: number;
  billed: number;
  credited: number;
  startsOn: string;
  /** Packages that come each month. */
  monthly: { startsOn: string; cents: number }[];
  /** Tariffs that took the place of the ordered one, by the catalogue's price. */
  changes: { month: number; cents: number }[];
}

/**
 * Lines that go on whose monthly invoices are not what their customers were promised, month by month.
 * @returns what is wrong, and how many lines were looked at
 */
export async function brokenPromises({ db }: TestApp, people: readonly Person[]) {
  const agreed = new Map(people.map((person) => [person.orderId, person.agreed]));
  const lines = await db.query<Line>(
    `SELECT c.number, o.id AS "orderId", c.billed_months AS months,
       (SELECT coalesce(sum(i.total_cents), 0) FROM invoice i WHERE i.contract_id = c.id AND i.kind = 'monthly')::int AS billed,
       (SELECT coalesce(sum(k.cents), 0) FROM contract_credit k
         WHERE k.contract_id = c.id AND k.invoice_id IS NOT NULL)::int AS credited,
       coalesce((SELECT jsonb_agg(jsonb_build_object('startsOn', b.starts_on, 'cents', b.price_cents))
         FROM option_booking b JOIN tariff_option p ON p.id = b.option_id
        WHERE b.contract_id = c.id AND b.state = 'booked' AND p.is_recurring), '[]') AS monthly,
       coalesce((SELECT jsonb_agg(jsonb_build_object('month', h.month, 'cents', t.price_cents) ORDER BY h.month)
         FROM tariff_change h JOIN tariff t ON t.id = h.tariff_id
        WHERE h.contract_id = c.id AND h.state = 'begun'), '[]') AS changes,
       c.starts_on AS "startsOn"
       FROM contract c JOIN orders o ON o.id = c.order_id
      WHERE c.ended_on IS NULL AND c.starts_on IS NOT NULL AND c.team = 'kanarya'
        AND NOT EXISTS (SELECT FROM declaration d WHERE d.order_id = o.id)`,
  );
  const promised = lines.flatMap((line) => {
    const promise = agreed.get(line.orderId);
    return promise ? [{ line, promise }] : [];
  });
  const wrong = promised.flatMap(({ line, promise }) => {
    const due =
      months(line.months).reduce((sum, month) => sum + dueIn(line, promise, month), 0) - line.credited;
    return due === line.billed ? [] : [`${line.number}: ${due} agreed, ${line.billed} billed`];
  });
  return { wrong, count: promised.length };
}

function months(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}

function dueIn({ startsOn, monthly, changes }: Line, promise: Agreed, month: number): number {
  const from = addMonths(startsOn, month - 1);
  const change = changes.findLast((begun) => begun.month <= month);
  // A package that comes each month is on the bill of each month that begins after its own beginning.
  const packages = monthly.filter((one) => one.startsOn < from);
  return packages.reduce((sum, { cents }) => sum + cents, agreedIn(promise, month, change?.cents));
}
