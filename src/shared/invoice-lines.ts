import type { PriceLine, PriceSummary } from './api/price.ts';
import { type Credit, creditKinds } from './porting-compensation.ts';
import { invoiceLinesOf } from './price-months.ts';

/** A month of a contract, the first is 1. */
export interface BilledMonth {
  month: number;
  /** The days of the month with an active line; a shorter month is charged by the day. */
  usedDays: number;
  allDays: number;
}

/** Prices of the line itself are charged by the day; a jersey's instalments and packages of the order are not. */
const byTheDay = new Set(['tariff', 'couponMonthly']);

/** The lines that are due with the order. */
export function orderInvoiceLines({ lines }: PriceSummary): PriceLine[] {
  return lines.filter(({ kind, cents }) => kind === 'today' && cents !== 0);
}

/** The lines of a month's invoice, from the agreed price; by the day if the month is shorter. */
export function monthInvoiceLines(price: PriceSummary, billed: BilledMonth): PriceLine[] {
  return invoiceLinesOf(price, billed.month)
    .map((line) => (byTheDay.has(line.id) ? shareOf(line, billed) : line))
    .filter(({ cents }) => cents !== 0);
}

/** What a contract owes once, beside what was agreed with the order. */
export function chargeLine({ kind: id, cents }: { kind: string; cents: number }): PriceLine {
  return { id, kind: 'monthly', labelKey: `invoices.paper.${id}`, args: {}, cents };
}

/** A credit that lowers an invoice. */
export function creditLine({ kind: id, days, cents }: Credit): PriceLine {
  return { id, kind: 'monthly', labelKey: `invoices.paper.${id}`, args: { days }, cents: -cents };
}

/** What redeemed vouchers take off a bill; what a bill does not use up is a credit for the next ones. */
export function voucherLines(vouchers: readonly { cents: number }[]): PriceLine[] {
  const cents = vouchers.reduce((sum, voucher) => sum - voucher.cents, 0);
  return cents === 0
    ? []
    : [{ id: 'voucher', kind: 'monthly', labelKey: 'invoices.paper.voucher', args: {}, cents }];
}

/** What the answer to an objection takes off a bill; the line of a credit note. */
export function objectionLine(cents: number): PriceLine {
  return {
    id: 'objection',
    kind: 'monthly',
    labelKey: 'invoices.paper.objectionCredit',
    args: {},
    cents: -cents,
  };
}

const owed: ReadonlySet<string> = new Set([...creditKinds, 'voucher']);

/** Whether a line is what we owe the customer for a reason of its own: it stays when what was ordered is withdrawn. */
export const isOwed = ({ id }: PriceLine): boolean => owed.has(id);

/** The price of using the line, without packages and goods: owed after a withdrawal for the days used. */
export function usageLines(price: PriceSummary, billed: BilledMonth): PriceLine[] {
  return monthInvoiceLines(price, billed).filter(({ id }) => byTheDay.has(id));
}

/** Only the instalments of a jersey: its sale stays valid after the line has ended. */
export function instalmentLines(price: PriceSummary, month: number): PriceLine[] {
  return invoiceLinesOf(price, month).filter(({ id }) => id === 'jerseyMonthly');
}

/** A line of a month by its days: as it is where the month is whole, else its share, rounded to the cent. */
export function shareOf(line: PriceLine, { usedDays, allDays }: BilledMonth): PriceLine {
  if (usedDays >= allDays) return line;
  // `+ 0` turns -0 into 0.
  const cents = Math.round((line.cents * usedDays) / allDays) + 0;
  return { ...line, args: { ...line.args, usedDays, allDays }, cents };
}
