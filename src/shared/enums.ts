/** Closed lists of the product (SPEC §3). Each is a tuple, so that types, checks and SQL constraints share one source. */
export const tariffTypes = ['single', 'flex', 'partner', 'kids', 'business'] as const;
export type TariffType = (typeof tariffTypes)[number];

export const numberTypes = ['new', 'port'] as const;
export type NumberType = (typeof numberTypes)[number];

export const simTypes = ['physical', 'esim'] as const;
export type SimType = (typeof simTypes)[number];

export const mnpTypes = ['ASAP', 'VTEN'] as const;
export type MnpType = (typeof mnpTypes)[number];

export const phoneNumberKinds = ['general', 'vip'] as const;
export type PhoneNumberKind = (typeof phoneNumberKinds)[number];

/** None is a general number; the others say why a VIP number is special. */
export const phoneNumberClasses = ['None', 'Team', 'City', 'BirthDate', 'Repeat', 'ImportantDate'] as const;
export type PhoneNumberClass = (typeof phoneNumberClasses)[number];

/** What makes digits easy to keep in mind; any number may have it, whatever its class. */
export const numberPatterns = ['Triple', 'DoubleEnding', 'RoundEnding'] as const;
export type NumberPattern = (typeof numberPatterns)[number];

export const paymentVersions = ['V1', 'V2', 'V3'] as const;
export type PaymentVersion = (typeof paymentVersions)[number];
export const defaultPaymentVersion: PaymentVersion = 'V3';

export const paymentMethods = ['card', 'applePay', 'googlePay', 'sepa', 'paypal'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Which methods a payment version offers (DECISIONS "States and times"). */
export const methodsOfVersion: Record<PaymentVersion, readonly PaymentMethod[]> = {
  V1: ['card'],
  V2: ['card', 'applePay', 'googlePay'],
  V3: ['sepa', 'paypal', 'googlePay', 'applePay'],
};

/** Numbers of the payment states as they stand in every answer (SPEC §3). */
export const paymentStatus = { success: 0, pending: 1, fail: 2, processing: 3, incomplete: 4 } as const;
export type PaymentStatus = (typeof paymentStatus)[keyof typeof paymentStatus];

export const couponKinds = ['percentMonthly', 'amountMonthly', 'waiveOneOff'] as const;
export type CouponKind = (typeof couponKinds)[number];

export const optionKinds = ['data', 'travel', 'minutes'] as const;
export type OptionKind = (typeof optionKinds)[number];

export const jerseyPayments = ['monthly', 'once'] as const;
export type JerseyPayment = (typeof jerseyPayments)[number];
