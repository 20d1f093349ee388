import type { PriceSummary } from '../../../src/shared/api/price.ts';
import { addMonths } from '../../../src/shared/calendar.ts';
import { monthInvoiceLines } from '../../../src/shared/invoice-lines.ts';
import type { TestApp } from '../app.ts';

interface Line {
  number: string;
  price: PriceSummary;
  months: number;
  billed: number;
  credited: number;
  startsOn: string;
  /** Packages that come each month. */
  monthly: { startsOn: string; cents: number }[];
  /** Tariffs that took the place of the ordered one, by the catalogue's price. */
  changes: { month: number; cents: number }[];
}

/** Lines that go on whose monthly invoices are not what the agreed prices say, month by month. */
export async function brokenPromises({ db }: TestApp): Promise<string[]> {
  const lines = await db.query<Line>(
    `SELECT c.number, o.price, c.billed_months AS months,
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
  return lines.flatMap((line) => {
    const due = months(line.months).reduce((sum, month) => sum + dueIn(line, month), 0) - line.credited;
    return due === line.billed ? [] : [`${line.number}: ${due} agreed, ${line.billed} billed`];
  });
}

function months(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}

function dueIn({ price, startsOn, monthly, changes }: Line, month: number): number {
  const from = addMonths(startsOn, month - 1);
  const change = changes.findLast((begun) => begun.month <= month);
  const agreed = monthInvoiceLines(price, { month, usedDays: 1, allDays: 1 });
  // A discount belongs to the tariff that was ordered.
  const kept = agreed.filter(({ id }) => !change || (id !== 'tariff' && id !== 'couponMonthly'));
  // A package that comes each month is on the bill of each month that begins after its own beginning.
  const packages = monthly.filter((one) => one.startsOn < from);
  return [...kept, ...packages].reduce((sum, { cents }) => sum + cents, change?.cents ?? 0);
}
