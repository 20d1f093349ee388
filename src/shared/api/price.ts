import { anyObject, cents, integer, list, object, oneOf, orNull, type Static, text } from './shapes.ts';

/** Paid with the order, every month, or once with the first invoice. */
const priceLineKind = oneOf('today', 'monthly', 'firstInvoice');
export type PriceLineKind = Static<typeof priceLineKind>;

/** The ICU arguments of a message. */
export const messageArgs = anyObject<string | number>({
  additionalProperties: { type: ['string', 'number'] },
});

/** One line of a price box. `labelKey` is a message id; `cents` is negative for a credit. */
const priceLine = object({
  id: text,
  kind: priceLineKind,
  labelKey: text,
  args: messageArgs,
  cents,
});
export type PriceLine = Static<typeof priceLine>;

/** Today's lines are paid with the order; packages and the identity credit are on the first invoice. */
export const priceSummary = object({
  todayCents: cents,
  /** The monthly price while the coupon lasts; without a coupon it equals `regularMonthlyCents`. */
  monthlyCents: cents,
  regularMonthlyCents: cents,
  /** The first month at the regular price; null without a change. */
  regularFromMonth: orNull(integer),
  /** One month, plus packages, less the identity check's cent. */
  firstInvoiceCents: cents,
  termMonths: integer,
  /** The sum of all payments within the minimum term (at least one month). */
  termTotalCents: cents,
  vat: object({ percent: integer, todayCents: cents, monthlyCents: cents, termTotalCents: cents }),
  lines: list(priceLine),
});
export type PriceSummary = Static<typeof priceSummary>;
