import type { PriceSummary } from './price.ts';
import type { PriceLine } from './price-lines.ts';
import { invoiceLinesOf } from './price-months.ts';

/** A month of a contract, the first is 1. */
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

/** The lines of a month's invoice, from the very price that was agreed; of a month that is cut short, by the day. */
export function monthInvoiceLines(price: PriceSummary, billed: BilledMonth): PriceLine[] {
  return invoiceLinesOf(price, billed.month)
    .map((line) => (byTheDay.has(line.id) ? shareOf(line, billed) : line))
    .filter(({ cents }) => cents !== 0);
}

/** What using the line cost alone, without packages and goods: owed after a withdrawal for the days until then. */
export function usageLines(price: PriceSummary, billed: BilledMonth): PriceLine[] {
  return monthInvoiceLines(price, billed).filter(({ id }) => byTheDay.has(id));
}

/** Only what is owed for a jersey in instalments: its sale stands when the line has ended. */
export function instalmentLines(price: PriceSummary, month: number): PriceLine[] {
  return invoiceLinesOf(price, month).filter(({ id }) => id === 'jerseyMonthly');
}

function shareOf(line: PriceLine, { usedDays, allDays }: BilledMonth): PriceLine {
  if (usedDays >= allDays) return line;
  // `+ 0` as elsewhere: -0 is no amount.
  const cents = Math.round((line.cents * usedDays) / allDays) + 0;
  return { ...line, args: { ...line.args, usedDays, allDays }, cents };
}
