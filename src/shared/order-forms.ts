import type { JerseyPayment, MnpType, NumberType, PaymentMethod, SimType } from './enums.ts';

/** The wizard's forms as they are while being filled in: each field may still be missing. */
export interface OrderForms {
  'order/tariff'?: { tariffId?: string };
  'order/number'?: { numberType?: NumberType; simType?: SimType; simNumber?: string };
  'order/porting'?: PortingForm;
  'order/new-number'?: { phoneNumberId?: string };
  'order/options'?: { optionIds?: string[] };
  'order/jersey'?: JerseyForm;
  'order/coupon'?: { code?: string };
  'order/payment'?: { method?: PaymentMethod; savedMethodId?: string; iban?: string; accountHolder?: string };
  'order/approval'?: ApprovalForm;
  'auth/register'?: RegisterForm;
}

interface PortingForm {
  donatingProvider?: string;
  mnpType?: MnpType;
  msisdn?: string;
  contractEndsOn?: string;
  portingAcknowledged?: boolean;
}

interface JerseyForm {
  size?: string;
  number?: number;
  name?: string;
  style?: string;
  juniorGender?: string;
  payment?: JerseyPayment;
}

interface ApprovalForm {
  termsAccepted?: boolean;
  summaryReceived?: boolean;
  earlyStart?: boolean;
  marketingConsent?: boolean;
}

interface RegisterForm {
  personal?: {
    salutation?: string;
    gender?: string;
    firstName?: string;
    lastName?: string;
    birthday?: string;
    documentType?: string;
    idNumber?: string;
    identityValidityDate?: string;
  };
  contact?: {
    email?: string;
    emailConfirmation?: string;
    phone?: string;
    street?: string;
    houseNumber?: string;
    postalCode?: string;
    city?: string;
    deliveryAddress?: boolean;
    deliveryStreet?: string;
    deliveryHouseNumber?: string;
    deliveryPostalCode?: string;
    deliveryCity?: string;
  };
  security?: {
    password?: string;
    passwordConfirmation?: string;
    keyword?: string;
    isCheck?: boolean;
    marketingConsent?: boolean;
  };
}
