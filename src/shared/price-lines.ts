import type { Coupon, Tariff } from './catalogue.ts';
import type { JerseyPayment } from './enums.ts';

/** What a price depends on. `on` is the day of the order in Berlin, YYYY-MM-DD: it decides whether a coupon counts. */
export interface PriceInput {
  tariff?: Pick<Tariff, 'name' | 'priceCents' | 'oneOffCents' | 'termMonths' | 'jersey'>;
  options?: readonly { id: string; name: string; priceCents: number }[];
  jersey?: { payment?: JerseyPayment };
  number?: { priceCents: number };
  coupon?: Coupon;
  on: string;
}

/** Paid with the order, every month, or once with the first invoice. */
export type PriceLineKind = 'today' | 'monthly' | 'firstInvoice';

/** One line of a price box. `labelKey` is a message id, `args` its ICU arguments; `cents` is negative for a credit. */
export interface PriceLine {
  id: string;
  kind: PriceLineKind;
  labelKey: string;
  args: Record<string, string | number>;
  cents: number;
}

/** The identity check at the order, credited on the first invoice (SPEC §9). */
const identityCheckCents = 1;

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
    line('monthly', 'tariff', tariff.priceCents, { name: tariff.name }),
    ...some(line('monthly', 'jerseyMonthly', jerseyCents, { months: tariff.termMonths })),
    ...some(
      line('monthly', 'couponMonthly', -discount, { code: coupon?.code ?? '', months: coupon?.months ?? 0 }),
    ),
  ];
}

/** Packages booked with the order are charged here, not today; so is the identity check's credit. */
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

function isValid(coupon: Coupon | undefined, on: string): coupon is Coupon {
  return !!coupon && (coupon.validFrom ?? on) <= on && on <= (coupon.validUntil ?? on);
}

function line(kind: PriceLineKind, id: string, cents: number, args: PriceLine['args'] = {}): PriceLine {
  // `0 - 0` keeps a waived nothing from becoming -0, which JSON and equality treat differently.
  return { id, kind, labelKey: `order.page.price.${id}`, args, cents: cents + 0 };
}

function some(candidate: PriceLine): PriceLine[] {
  return candidate.cents === 0 ? [] : [candidate];
}
