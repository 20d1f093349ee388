import type { Coupon } from '../../../src/shared/api/catalogue.ts';
import type { OrderInProgress } from '../../../src/shared/order.ts';

/** What a customer was promised to pay each month, read from the catalogue: nothing of the product's prices is in it. */
export interface Agreed {
  tariffCents: number;
  termMonths: number;
  /** A month's part of the jersey, during the minimum term. */
  jerseyCents: number;
  /** Off the tariff, for so many months; null: always. */
  discount: { cents: number; months: number | null };
  /** Packages that are ordered with the line, on the first bill. */
  packagesCents: number;
}

/** The identity check was paid with the order, and comes back with the first bill. */
const identityCents = 1;

export function agreedOf(
  { tariff, productOptions, formPlans }: OrderInProgress,
  coupon: Coupon | null,
): Agreed {
  const tariffCents = tariff?.priceCents ?? 0;
  const isMonthly = formPlans?.payment === 'monthly';
  return {
    tariffCents,
    termMonths: tariff?.termMonths ?? 0,
    jerseyCents: isMonthly ? (tariff?.jersey?.monthlyCents ?? 0) : 0,
    discount: { cents: discountOf(coupon, tariffCents), months: coupon?.months ?? null },
    packagesCents: productOptions.reduce((sum, { priceCents }) => sum + priceCents, 0),
  };
}

function discountOf(coupon: Coupon | null, tariffCents: number): number {
  if (coupon?.kind === 'amountMonthly') return Math.min(coupon.amount, tariffCents);
  // Half a cent counts as one.
  return coupon?.kind === 'percentMonthly' ? Math.floor((tariffCents * coupon.amount + 50) / 100) : 0;
}

/**
 * What the nth month of a line costs.
 * @param changedCents the price of a tariff that took the place of the ordered one: its discount ends with it
 */
export function agreedIn(agreed: Agreed, month: number, changedCents: number | undefined): number {
  const { tariffCents, termMonths, jerseyCents, discount, packagesCents } = agreed;
  const isDiscounted = discount.months === null || month <= discount.months;
  const tariff = changedCents ?? tariffCents - (isDiscounted ? discount.cents : 0);
  const jersey = month <= Math.max(termMonths, 1) ? jerseyCents : 0;
  return tariff + jersey + (month === 1 ? packagesCents - identityCents : 0);
}
