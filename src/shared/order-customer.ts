import type { OrderForms } from './order-forms.ts';

/**
 * The customer's part of the order (specification, "Order in progress"). `known` is true for a logged-in customer: the
 * forms do not ask for known data.
 */
export interface UserInfo {
  known: boolean;
  salutation?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  birthday?: string;
  documentType: string;
  identityValidityDate?: string;
  keyword?: string;
  street?: string;
  houseNumber?: string;
  postalCode?: string;
  city?: string;
  deliveryAddress: boolean;
  deliveryStreet?: string;
  deliveryHouseNumber?: string;
  deliveryPostalCode?: string;
  deliveryCity?: string;
  isCheck?: boolean;
}

/**
 * Customer data of the order: from the account when known, else from the registration form. The order contains no ID
 * number and no password.
 */
export function userInfoOf(forms: OrderForms, customer?: Partial<UserInfo>): UserInfo {
  if (customer) return { documentType: 'idCard', deliveryAddress: false, ...customer, known: true };
  const register = forms['auth/register'] ?? {};
  // Before the validation they can be null.
  const [personal, contact, security] = [
    register.personal ?? {},
    register.contact ?? {},
    register.security ?? {},
  ];
  return {
    documentType: 'idCard',
    deliveryAddress: false,
    ...pick(personal, [
      'salutation',
      'firstName',
      'lastName',
      'birthday',
      'documentType',
      'identityValidityDate',
    ]),
    ...pick(contact, ['email', 'phone', 'street', 'houseNumber', 'postalCode', 'city']),
    ...pick(contact, [
      'deliveryAddress',
      'deliveryStreet',
      'deliveryHouseNumber',
      'deliveryPostalCode',
      'deliveryCity',
    ]),
    ...pick(security, ['keyword', 'isCheck']),
    known: false,
  };
}

/** Some fields of an object, as far as they are there. */
function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  // Only the names were taken that the type says.
  return Object.fromEntries(
    names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]),
  ) as Pick<T, K>;
}
