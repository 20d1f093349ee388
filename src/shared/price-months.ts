import type { PriceLine, PriceSummary } from './api/price.ts';

/**
 * The content of a contract's invoice for its nth month (the first is 1), in gross cents: the plan, the jersey's
 * instalment within the term, the discount while it lasts, and on the first one packages and the identity check's
 * credit. Together with the payment at the order, the invoices of the term add up to `termTotalCents`.
 * @throws RangeError for a month before the first
 */
export function invoiceLinesOf(price: PriceSummary, month: number): PriceLine[] {
  if (!Number.isInteger(month) || month < 1) throw new RangeError(`No month of a contract: ${month}`);
  return price.lines.filter((line) => isDue(price, line, month));
}

function isDue(
  { termMonths, regularFromMonth }: PriceSummary,
  { kind, id }: PriceLine,
  month: number,
): boolean {
  if (kind === 'today') return false;
  if (kind === 'firstInvoice') return month === 1;
  if (id === 'jerseyMonthly') return month <= Math.max(termMonths, 1);
  return id !== 'couponMonthly' || regularFromMonth === null || month < regularFromMonth;
}
