/**
 * Closed lists of the product (specification, "Closed lists"). Each is a tuple, so that types, checks and SQL
 * constraints share one source.
 */
export const tariffTypes = ['single', 'flex', 'partner', 'kids', 'business'] as const;
export type TariffType = (typeof tariffTypes)[number];

export const customerTypes = ['private', 'business'] as const;
export type CustomerType = (typeof customerTypes)[number];

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

/** Patterns that make a number easy to remember; a number of any class may have one. */
export const numberPatterns = ['Triple', 'DoubleEnding', 'RoundEnding'] as const;
export type NumberPattern = (typeof numberPatterns)[number];

export const paymentVersions = ['V1', 'V2', 'V3'] as const;
export type PaymentVersion = (typeof paymentVersions)[number];
export const defaultPaymentVersion: PaymentVersion = 'V3';

export const paymentMethods = ['card', 'applePay', 'googlePay', 'sepa', 'paypal'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Which methods a payment version offers (specification, "Payments"). */
export const methodsOfVersion: Record<PaymentVersion, readonly PaymentMethod[]> = {
  V1: ['card'],
  V2: ['card', 'applePay', 'googlePay'],
  V3: ['sepa', 'paypal', 'googlePay', 'applePay'],
};

/** The numbers of the payment states in every answer (specification, "Payments"). */
export const paymentStatus = { success: 0, pending: 1, fail: 2, processing: 3, incomplete: 4 } as const;
export type PaymentStatus = (typeof paymentStatus)[keyof typeof paymentStatus];

/** The subjects of payments; `bills` are several invoices that are paid together. Porting is free by law (§ 59 TKG): the payment is for its order. */
export const subjectKinds = ['order', 'option', 'invoice', 'bills'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export const couponKinds = ['percentMonthly', 'amountMonthly', 'waiveOneOff'] as const;

/** The groups of packages on the screen. */
export const optionKinds = ['data', 'turkiye', 'travel', 'minutes'] as const;

/** Where an allowance comes from: the plan's month, a package, a package of the order, an invitation. */
export const allowanceSources = ['tariff', 'booking', 'order', 'invitation', 'game'] as const;
export type AllowanceSource = (typeof allowanceSources)[number];

/** What a line uses, in megabytes (1,000 kilobytes), begun minutes and messages. */
export const usageKinds = ['data', 'minutes', 'sms'] as const;
export type UsageKind = (typeof usageKinds)[number];

/** Where a line is (data), or where a called number is (minutes, SMS); `home` is Germany. */
export const zones = ['home', 'eu', 'turkiye', 'world'] as const;
export type Zone = (typeof zones)[number];

/** What articles of the news are about, in the order of the filter. */
export const mediaCategories = ['matchday', 'tips', 'travel', 'jersey', 'fans'] as const;
export type MediaCategory = (typeof mediaCategories)[number];

export const jerseyPayments = ['monthly', 'once'] as const;
export type JerseyPayment = (typeof jerseyPayments)[number];
