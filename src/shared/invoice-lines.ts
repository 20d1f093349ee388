import type { PriceSummary } from './price.ts';
import type { PriceLine } from './price-lines.ts';

/** A month of a contract, counted from 0 at its start. */
export interface BilledMonth {
  month: number;
  /** Days of the month in which the line was there; a month of which less than all is paid by the day. */
  usedDays: number;
  allDays: number;
}

/** What belongs to the line itself and is paid by the day; instalments of a jersey and packages are not. */
const byTheDay = new Set(['tariff', 'couponMonthly']);

/** What is due with the order. */
export function orderInvoiceLines({ lines }: PriceSummary): PriceLine[] {
  return lines.filter(({ kind, cents }) => kind === 'today' && cents !== 0);
}

/**
 * The lines of a month's invoice, from the very price that was agreed: the plan, the jersey's instalment and the
 * coupon as long as each lasts, and with the first what was ordered beside them and the identity check's credit.
 */
export function monthInvoiceLines(price: PriceSummary, billed: BilledMonth): PriceLine[] {
  return price.lines
    .filter((line) => isDue(price, line, billed.month))
    .map((line) => (byTheDay.has(line.id) ? shareOf(line, billed) : line))
    .filter(({ cents }) => cents !== 0);
}

/** How many months a jersey is paid in; 0 without instalments. */
export function instalmentMonths({ lines }: PriceSummary): number {
  const line = lines.find(({ id }) => id === 'jerseyMonthly');
  return Number(line?.args.months ?? 0);
}

/** Only what is owed for a jersey: its sale stands when the line has ended. */
export function instalmentLines(price: PriceSummary, month: number): PriceLine[] {
  return price.lines.filter((line) => line.id === 'jerseyMonthly' && isDue(price, line, month));
}

function isDue(price: PriceSummary, { id, kind, args }: PriceLine, month: number): boolean {
  if (kind === 'firstInvoice') return month === 0;
  if (kind !== 'monthly') return false;
  if (id === 'jerseyMonthly') return month < Math.max(Number(args.months), 1);
  // A coupon without a number of months counts for the whole minimum term.
  if (id === 'couponMonthly') return month < (Number(args.months) || Math.max(price.termMonths, 1));
  return true;
}

function shareOf(line: PriceLine, { usedDays, allDays }: BilledMonth): PriceLine {
  // `+ 0` as elsewhere: -0 is no amount.
  return { ...line, cents: Math.round((line.cents * usedDays) / allDays) + 0 };
}
