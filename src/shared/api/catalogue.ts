import { couponKinds, optionKinds, tariffTypes, usageKinds, zones } from '../enums.ts';
import { operations } from './operation.ts';
import {
  boolean,
  cents,
  day,
  integer,
  list,
  object,
  oneOf,
  optional,
  orNull,
  type Static,
  shortText,
  text,
  uuid,
} from './shapes.ts';

/** The two ways to pay for the jersey of a plan. */
const jerseyOffer = object({ monthlyCents: cents, onceCents: cents });

/** A plan, in the language of the request. */
export const tariff = object({
  id: uuid,
  slug: text,
  type: oneOf(...tariffTypes),
  name: text,
  dataGb: integer,
  priceCents: cents,
  oneOffCents: cents,
  termMonths: integer,
  hasFormOption: boolean,
  jersey: orNull(jerseyOffer),
  speedMbit: integer,
  uploadMbit: integer,
  throttledKbit: integer,
  features: list(text),
  description: text,
  alternativeTariffId: orNull(uuid),
  businessOnly: boolean,
  mainContractRequired: boolean,
  /** Without VAT; only of plans for businesses. */
  netPriceCents: orNull(cents),
});

/** A volume that a package gives: megabytes, minutes or messages; null is the plan's monthly volume once more. */
export const gift = object({
  kind: oneOf(...usageKinds),
  amount: orNull(integer),
  zones: list(oneOf(...zones)),
});
export type Gift = Static<typeof gift>;

/** A package that can be booked with a plan. */
export const tariffOption = object({
  id: uuid,
  slug: text,
  name: text,
  description: text,
  priceCents: cents,
  /** Null: until the end of the line's current month. */
  durationDays: orNull(integer),
  kind: oneOf(...optionKinds),
  /** It comes and is paid each month of the line, until it is ended. */
  isRecurring: boolean,
  gives: list(gift),
  /** ISO 3166 codes of the countries where (data) or to which (minutes, SMS) it counts. */
  countries: list(text),
});

/** A jersey or instalment plan. */
const productPlan = object({
  id: uuid,
  slug: text,
  kind: text,
  name: text,
  description: text,
  monthlyCents: cents,
  onceCents: cents,
  months: integer,
});

/** `amount` is a percentage or cents, by kind; `months` null means for the whole term. */
export const coupon = object({
  code: text,
  kind: oneOf(...couponKinds),
  amount: integer,
  months: orNull(integer),
  label: text,
});

/** A version of a plan's product information sheet; `withdrawnOn` is null for the current one. */
const productSheet = object({
  id: uuid,
  name: text,
  dataGb: integer,
  priceCents: integer,
  version: integer,
  launchedOn: day,
  withdrawnOn: orNull(day),
  url: text,
});

export type JerseyOffer = Static<typeof jerseyOffer>;
export type Tariff = Static<typeof tariff>;
export type TariffOption = Static<typeof tariffOption>;
export type ProductPlan = Static<typeof productPlan>;
export type Coupon = Static<typeof coupon>;
export type ProductSheet = Static<typeof productSheet>;

/** An id or a slug. */
export const byName = object({ id: shortText(64, { pattern: '^[A-Za-z0-9_-]+$' }) });

export const catalogueApi = operations({
  'GET /api/tariffs': {
    query: object({ type: optional(oneOf(...tariffTypes)) }),
    answer: object({ tariffs: list(tariff) }),
  },
  'GET /api/tariffs/:id': { params: byName, answer: object({ tariff }) },
  'GET /api/tariffs/options': { answer: object({ options: list(tariffOption) }) },
  'GET /api/tariffs/options/:id': { params: byName, answer: object({ option: tariffOption }) },
  'GET /api/product-plans': { answer: object({ plans: list(productPlan) }) },
  'GET /api/product-sheets': { answer: object({ sheets: list(productSheet) }) },
  'GET /api/coupon-codes/:code': {
    params: object({ code: shortText(64) }),
    query: object({ tariffId: optional(shortText(64)) }),
    answer: object({ coupon }),
  },
});
