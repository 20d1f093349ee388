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
  const { personal, contact, security } = forms['auth/register'] ?? {};
  const { idNumber: _idNumber, gender: _gender, ...identity } = personal ?? {};
  const { emailConfirmation: _confirmation, ...reachable } = contact ?? {};
  const { keyword, isCheck } = security ?? {};
  return {
    documentType: 'idCard',
    deliveryAddress: false,
    ...identity,
    ...reachable,
    ...(keyword !== undefined && { keyword }),
    ...(isCheck !== undefined && { isCheck }),
    known: false,
  };
}
