import type { Tariff, TariffOption } from './api/catalogue.ts';
import type { Reservation } from './api/phone-numbers.ts';
import type { Operator } from './api/portings.ts';
import type {
  CustomerType,
  JerseyPayment,
  MnpType,
  NumberType,
  PaymentMethod,
  PaymentVersion,
  SimType,
} from './enums.ts';
import { defaultPaymentVersion } from './enums.ts';
import type { UserInfo } from './order-customer.ts';
import { userInfoOf } from './order-customer.ts';
import type { OrderForms } from './order-forms.ts';
import { operatorOf } from './other-operator.ts';

/**
 * The order in progress (specification, "Order in progress"). A choice that is not made yet is absent, never null, so
 * that the flow's conditions (schemas over this object) can use `required`.
 */
export interface OrderInProgress {
  /** A plan for businesses is ordered by one. */
  customerType: CustomerType;
  tariff?: Tariff;
  operators: Operator[];
  numberType?: NumberType;
  simType?: SimType;
  simNumber?: string;
  portingOptions?: PortingOptions;
  userInfo: UserInfo;
  productOptions: TariffOption[];
  newPhoneNumberOptions?: NewPhoneNumber;
  formPlans?: JerseyChoice;
  paymentMethod?: PaymentMethod;
  paymentVersion: PaymentVersion;
  couponCode?: string;
}

export interface PortingOptions {
  donatingProvider?: Operator;
  mnpType: MnpType;
  msisdn?: string;
  contractEndsOn?: string;
}

type NewPhoneNumber = Pick<Reservation, 'phoneNumberId' | 'msisdn' | 'kind' | 'class' | 'priceCents'>;

export interface JerseyChoice {
  size?: string;
  number?: number;
  name?: string;
  style?: string;
  juniorGender?: string;
  payment?: JerseyPayment;
}

/** The data that the order's ids refer to: the API's lists, and the caller's reserved numbers. */
export interface OrderCatalogue {
  tariffs: readonly Tariff[];
  options: readonly TariffOption[];
  providers: readonly Operator[];
  held: readonly NewPhoneNumber[];
}

/** The customer and the conditions: a logged-in customer's own data, and the payment version of the page. */
export interface OrderContext {
  customer?: Partial<UserInfo>;
  paymentVersion?: PaymentVersion;
}

/**
 * Builds the order in progress from the wizard's forms, complete or not. Unknown ids count as not chosen; forms that do
 * not apply (porting for a new number, jersey for a plan without one) are ignored. It never throws for any client data:
 * its result decides which forms are validated, so it runs before the validation.
 */
export function orderInProgress(
  forms: OrderForms,
  catalogue: OrderCatalogue,
  context: OrderContext = {},
): OrderInProgress {
  const tariff = byIdOrSlug(catalogue.tariffs, forms['order/tariff']?.tariffId);
  const { numberType, simType, simNumber } = forms['order/number'] ?? {};
  return withoutUndefined({
    customerType: customerTypeOf(tariff),
    tariff,
    operators: [...catalogue.providers],
    numberType,
    simType,
    simNumber: simType === 'physical' ? simNumber : undefined,
    portingOptions: numberType === 'port' ? portingOptions(forms, catalogue) : undefined,
    userInfo: userInfoOf(forms, context.customer),
    productOptions: productOptions(forms, catalogue),
    newPhoneNumberOptions: numberType === 'new' ? newPhoneNumber(forms, catalogue) : undefined,
    formPlans: tariff?.hasFormOption ? jerseyChoice(forms) : undefined,
    paymentMethod: forms['order/payment']?.method,
    paymentVersion: context.paymentVersion ?? defaultPaymentVersion,
    couponCode: forms['order/coupon']?.code || undefined,
  });
}

function customerTypeOf(tariff: Tariff | undefined): CustomerType {
  return tariff?.businessOnly ? 'business' : 'private';
}

function portingOptions(forms: OrderForms, { providers }: OrderCatalogue): PortingOptions {
  const form = forms['order/porting'] ?? {};
  const { mnpType = 'ASAP', msisdn, contractEndsOn } = form;
  const provider = operatorOf(providers, form.donatingProvider, form.donatingProviderOther);
  const endsOn = mnpType === 'VTEN' ? contractEndsOn : undefined;
  return withoutUndefined({ donatingProvider: provider, mnpType, msisdn, contractEndsOn: endsOn });
}

/** Undefined while the customer has not said yes to a jersey. */
function jerseyChoice(forms: OrderForms): JerseyChoice | undefined {
  const { wanted, size, number, name, style, juniorGender, payment } = forms['order/jersey'] ?? {};
  if (wanted !== true) return undefined;
  return withoutUndefined({ size, number, name, style, juniorGender, payment });
}

function productOptions(forms: OrderForms, { options }: OrderCatalogue): TariffOption[] {
  const { optionIds } = forms['order/options'] ?? {};
  const chosen = new Set(Array.isArray(optionIds) ? optionIds : []);
  return options.filter(({ id, slug }) => chosen.has(id) || chosen.has(slug));
}

function newPhoneNumber(forms: OrderForms, { held }: OrderCatalogue): NewPhoneNumber | undefined {
  const wanted = forms['order/new-number']?.phoneNumberId;
  const found = held.find(({ phoneNumberId }) => phoneNumberId === wanted);
  if (!found) return undefined;
  const { phoneNumberId, msisdn, kind, class: reason, priceCents } = found;
  return { phoneNumberId, msisdn, kind, class: reason, priceCents };
}

function byIdOrSlug<T extends { id: string; slug: string }>(
  list: readonly T[],
  wanted?: string,
): T | undefined {
  return list.find(({ id, slug }) => id === wanted || slug === wanted);
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

function withoutUndefined<T extends object>(value: T): OptionalUndefined<T> {
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  // Object.fromEntries loses the types of the keys; only undefined values were removed.
  return Object.fromEntries(entries) as OptionalUndefined<T>;
}

/** Keys that may be undefined become optional: the shape of an object without its undefined entries. */
type OptionalUndefined<T> = Defined<Pick<T, RequiredKeys<T>>> & Partial<Defined<Omit<T, RequiredKeys<T>>>>;
type RequiredKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];
