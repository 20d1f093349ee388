import type { Coupon, Tariff } from './api/catalogue.ts';
import type { PriceLine, PriceLineKind } from './api/price.ts';
import type { JerseyPayment } from './enums.ts';
import { identityCheckCents } from './identity-check.ts';

/** A coupon with its first and last day, where it has them. The API does not show them. */
export interface DatedCoupon extends Coupon {
  validFrom?: string | null;
  validUntil?: string | null;
}

/** The input of a price. `on` is the day of the order in Berlin, YYYY-MM-DD: it decides whether a coupon is valid. */
export interface PriceInput {
  tariff?: Pick<Tariff, 'name' | 'priceCents' | 'oneOffCents' | 'termMonths' | 'jersey'>;
  options?: readonly { id: string; name: string; priceCents: number }[];
  jersey?: { payment?: JerseyPayment };
  number?: { priceCents: number };
  coupon?: DatedCoupon;
  on: string;
}

/** One-off price, jersey paid once, VIP number, identity check. */
export function todayLines({ tariff, jersey, number, coupon, on }: PriceInput): PriceLine[] {
  if (!tariff) return [];
  const waived = isValid(coupon, on) && coupon.kind === 'waiveOneOff' && tariff.oneOffCents > 0;
  const jerseyCents = jersey?.payment === 'once' ? (tariff.jersey?.onceCents ?? 0) : 0;
  return [
    line('today', 'oneOff', tariff.oneOffCents),
    ...(waived ? [line('today', 'couponOneOff', -tariff.oneOffCents, { code: coupon.code })] : []),
    ...some(line('today', 'jerseyOnce', jerseyCents)),
    ...some(line('today', 'number', number?.priceCents ?? 0)),
    line('today', 'identityCheck', identityCheckCents),
  ];
}

/** Plan, jersey in instalments, coupon. A discount never exceeds the plan's own price. */
export function monthlyLines({ tariff, jersey, coupon, on }: PriceInput): PriceLine[] {
  if (!tariff) return [];
  const jerseyCents = jersey?.payment === 'monthly' ? (tariff.jersey?.monthlyCents ?? 0) : 0;
  const discount = isValid(coupon, on) ? monthlyDiscount(coupon, tariff.priceCents) : 0;
  return [
    tariffLine(tariff),
    ...some(line('monthly', 'jerseyMonthly', jerseyCents, { months: tariff.termMonths })),
    ...some(
      line('monthly', 'couponMonthly', -discount, { code: coupon?.code ?? '', months: coupon?.months ?? 0 }),
    ),
  ];
}

/** The plan's own line of a monthly bill. */
export function tariffLine({ name, priceCents }: Pick<Tariff, 'name' | 'priceCents'>): PriceLine {
  return line('monthly', 'tariff', priceCents, { name });
}

/** Packages booked with the order are charged here, not today; the credit for the identity check is here, too. */
export function firstInvoiceLines({ tariff, options = [] }: PriceInput): PriceLine[] {
  if (!tariff) return [];
  const packages = options.map(({ id, name, priceCents }) => ({
    ...line('firstInvoice', 'option', priceCents, { name }),
    id: `option:${id}`,
  }));
  return [...packages, line('firstInvoice', 'identityCredit', -identityCheckCents)];
}

function monthlyDiscount(coupon: Coupon, priceCents: number): number {
  if (coupon.kind === 'percentMonthly')
    return Math.min(priceCents, Math.round((priceCents * coupon.amount) / 100));
  return coupon.kind === 'amountMonthly' ? Math.min(priceCents, coupon.amount) : 0;
}

function isValid(coupon: DatedCoupon | undefined, on: string): coupon is DatedCoupon {
  return !!coupon && (coupon.validFrom ?? on) <= on && on <= (coupon.validUntil ?? on);
}

function line(kind: PriceLineKind, id: string, cents: number, args: PriceLine['args'] = {}): PriceLine {
  // `0 - 0` prevents -0, which JSON and equality treat differently from 0.
  return { id, kind, labelKey: `order.page.price.${id}`, args, cents: cents + 0 };
}

function some(candidate: PriceLine): PriceLine[] {
  return candidate.cents === 0 ? [] : [candidate];
}
