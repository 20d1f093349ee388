import type { Tariff } from './api/catalogue.ts';
import type { PriceLine, PriceLineKind, PriceSummary } from './api/price.ts';
import type { PriceInput } from './price-lines.ts';
import { firstInvoiceLines, monthlyLines, tariffLine, todayLines } from './price-lines.ts';

/** German VAT in per cent; contained in every price shown (PAngV § 3). */
const vatPercent = 19;

/** The price of an order. Pure: browser and server compute the same price, and only the server's price counts. */
export function priceOf(input: PriceInput): PriceSummary {
  const lines = input.tariff
    ? [...todayLines(input), ...monthlyLines(input), ...firstInvoiceLines(input)]
    : [];
  const todayCents = sumOf(lines, 'today');
  const monthlyCents = sumOf(lines, 'monthly');
  const regularMonthlyCents = monthlyCents - discountOf(lines);
  const extras = sumOf(lines, 'firstInvoice');
  const termMonths = input.tariff?.termMonths ?? 0;
  const months = lines.length === 0 ? 0 : Math.max(termMonths, 1);
  const discounted = discountMonths(input);
  const cheaper = Math.min(months, discounted ?? months);
  const termTotalCents =
    todayCents + extras + cheaper * monthlyCents + (months - cheaper) * regularMonthlyCents;
  return {
    todayCents,
    monthlyCents,
    regularMonthlyCents,
    regularFromMonth: monthlyCents < regularMonthlyCents && discounted !== null ? discounted + 1 : null,
    firstInvoiceCents: monthlyCents + extras,
    termMonths,
    termTotalCents,
    vat: {
      percent: vatPercent,
      todayCents: vatWithin(todayCents),
      monthlyCents: vatWithin(monthlyCents),
      termTotalCents: vatWithin(termTotalCents),
    },
    lines,
  };
}

/** The price of a line that gets another tariff: its month, with nothing to pay for the change itself. */
export function changePrice({
  name,
  priceCents,
  termMonths,
}: Pick<Tariff, 'name' | 'priceCents' | 'termMonths'>): PriceSummary {
  const months = Math.max(termMonths, 1);
  const lines = [tariffLine({ name, priceCents })];
  return {
    todayCents: 0,
    monthlyCents: priceCents,
    regularMonthlyCents: priceCents,
    regularFromMonth: null,
    firstInvoiceCents: priceCents,
    termMonths,
    termTotalCents: months * priceCents,
    vat: {
      percent: vatPercent,
      todayCents: 0,
      monthlyCents: vatWithin(priceCents),
      termTotalCents: vatWithin(months * priceCents),
    },
    lines,
  };
}

/** The VAT contained in a gross amount, rounded to the cent. */
export function vatWithin(grossCents: number): number {
  return Math.round((grossCents * vatPercent) / (100 + vatPercent));
}

function sumOf(lines: readonly PriceLine[], kind: PriceLineKind): number {
  return lines.reduce((sum, line) => (line.kind === kind ? sum + line.cents : sum), 0);
}

function discountOf(lines: readonly PriceLine[]): number {
  return lines.find(({ id }) => id === 'couponMonthly')?.cents ?? 0;
}

function discountMonths({ coupon }: PriceInput): number | null {
  return coupon && coupon.kind !== 'waiveOneOff' ? coupon.months : null;
}
