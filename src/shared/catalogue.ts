import type { CouponKind, OptionKind, PhoneNumberClass, PhoneNumberKind, TariffType } from './enums.ts';

/** A plan as the API gives it, in the language of the request. Prices are gross cents. */
export interface Tariff {
  id: string;
  slug: string;
  type: TariffType;
  name: string;
  dataGb: number;
  priceCents: number;
  oneOffCents: number;
  termMonths: number;
  hasFormOption: boolean;
  jersey: JerseyOffer | null;
  speedMbit: number;
  uploadMbit: number;
  throttledKbit: number;
  features: string[];
  description: string;
  alternativeTariffId: string | null;
  businessOnly: boolean;
  mainContractRequired: boolean;
  netPriceCents: number | null;
}

/** The two ways to pay for the jersey of a plan. */
export interface JerseyOffer {
  monthlyCents: number;
  onceCents: number;
}

export interface TariffOption {
  id: string;
  slug: string;
  name: string;
  description: string;
  priceCents: number;
  durationDays: number | null;
  kind: OptionKind;
}

/** A mobile operator that a number can be brought from. */
export interface Operator {
  id: string;
  name: string;
}

/** `amount` is a percentage or cents, by kind; `months` null means for the whole term. Days are inclusive. */
export interface Coupon {
  code: string;
  kind: CouponKind;
  amount: number;
  months: number | null;
  label: string;
  validFrom?: string | null;
  validUntil?: string | null;
}

export interface PhoneNumber {
  id: string;
  msisdn: string;
  kind: PhoneNumberKind;
  class: PhoneNumberClass;
  priceCents: number;
}

/** A number held for one guest or customer. Times are ISO 8601 UTC; count down against `serverTime`. */
export interface Reservation extends Omit<PhoneNumber, 'id'> {
  id: string;
  phoneNumberId: string;
  expiresAt: string;
  extensionsLeft: number;
  warnSeconds: number;
  serverTime: string;
}
