// Made from schemas/ by src/definitions/types.ts; update with `npm run generate -- types`.

export interface AccountAppSettings {
  language: 0 | 1;
  colorScheme: "dark" | "light" | "auto";
}

export interface AccountBankAccount {
  iban: string;
  accountHolder: string;
  mandateGiven: true;
}

export interface AccountPassword {
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
}

export interface AccountProfile {
  salutation: "mr" | "mrs" | "none";
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
}

export interface AccountStepUp {
  way: "password" | "code";
  password?: string;
  code?: string;
}

export interface AuthCorporateRegister {
  companyName: string;
  vatNumber: string;
  salutation: "mr" | "mrs" | "none";
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  message?: string;
  isCheck: true;
}

export interface AuthDealerApplication {
  companyName: string;
  vatNumber: string;
  shopCount: number;
  salutation: "mr" | "mrs" | "none";
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  message?: string;
  isCheck: true;
}

export interface AuthForgotPassword {
  phone: string;
}

export interface AuthLogin {
  username: string;
  password: string;
  rememberMe?: boolean;
}

export interface AuthOtp {
  code: string;
}

export interface AuthPhone {
  phone: string;
}

export interface AuthRegister {
  personal: {
    salutation: "mr" | "mrs" | "none";
    gender: "male" | "female" | "other";
    firstName: string;
    lastName: string;
    birthday: string;
    documentType: "idCard" | "passport" | "residencePermit";
    idNumber: string;
    identityValidityDate: string;
  };
  contact: {
    email: string;
    emailConfirmation: string;
    phone: string;
    street: string;
    houseNumber: string;
    postalCode: string;
    city: string;
    deliveryAddress?: boolean;
    deliveryStreet?: string;
    deliveryHouseNumber?: string;
    deliveryPostalCode?: string;
    deliveryCity?: string;
  };
  security: {
    password: string;
    passwordConfirmation: string;
    keyword: string;
    isCheck: true;
    marketingConsent?: boolean;
  };
}

export interface AuthResetPassword {
  password: string;
  passwordConfirmation: string;
}

export interface ContractCancel {
  kind: "ordinary" | "forCause";
  cause?: string;
  name: string;
  contractNumber: string;
  endDate?: string;
  email: string;
}

export interface ContractTariffChange {
  tariffId: string;
  earlyStart: boolean;
  summaryReceived: true;
  termsAccepted: true;
}

export interface ContractWithdraw {
  name: string;
  contractNumber: string;
  part?: string;
  email: string;
}

export interface GiveawayEntry {
  name: string;
  email: string;
  phone: string;
  isCheck: true;
}

export interface OrderApproval {
  termsAccepted: true;
  summaryReceived: true;
  earlyStart: boolean;
  marketingConsent?: boolean;
}

export interface OrderCoupon {
  code?: string;
}

export interface OrderJersey {
  wanted: boolean;
  style?: "striped" | "navy" | "white";
  size?: "XS" | "S" | "M" | "L" | "XL" | "2XL" | "3XL" | "128" | "140" | "152" | "164";
  juniorGender?: "girl" | "boy";
  name?: string;
  number?: number;
  payment?: "monthly" | "once";
}

export interface OrderNewNumber {
  phoneNumberId: string;
}

export interface OrderNumber {
  numberType: "new" | "port";
  simType: "physical" | "esim";
  simNumber?: string;
}

export interface OrderOptions {
  optionIds?: (string)[];
}

export interface OrderPayment {
  method: "card" | "applePay" | "googlePay" | "sepa" | "paypal";
  savedMethodId?: string;
  iban?: string;
  accountHolder?: string;
  keepMethod?: boolean;
}

export interface OrderPorting {
  donatingProvider: string;
  mnpType: "ASAP" | "VTEN";
  contractEndsOn?: string;
  msisdn: string;
  portingAcknowledged: true;
}

export interface OrderTariff {
  tariffId: string;
}

export interface SupportMessage {
  subject: string;
  message: string;
  name: string;
  email: string;
}

export interface SurveyAnswer {
  rating: 1 | 2 | 3 | 4 | 5;
  comment?: string;
}

/** The normalised, valid data of each form by its id. */
export interface FormData {
  'account/app-settings': AccountAppSettings;
  'account/bank-account': AccountBankAccount;
  'account/password': AccountPassword;
  'account/profile': AccountProfile;
  'account/step-up': AccountStepUp;
  'auth/corporate-register': AuthCorporateRegister;
  'auth/dealer-application': AuthDealerApplication;
  'auth/forgot-password': AuthForgotPassword;
  'auth/login': AuthLogin;
  'auth/otp': AuthOtp;
  'auth/phone': AuthPhone;
  'auth/register': AuthRegister;
  'auth/reset-password': AuthResetPassword;
  'contract/cancel': ContractCancel;
  'contract/tariff-change': ContractTariffChange;
  'contract/withdraw': ContractWithdraw;
  'giveaway/entry': GiveawayEntry;
  'order/approval': OrderApproval;
  'order/coupon': OrderCoupon;
  'order/jersey': OrderJersey;
  'order/new-number': OrderNewNumber;
  'order/number': OrderNumber;
  'order/options': OrderOptions;
  'order/payment': OrderPayment;
  'order/porting': OrderPorting;
  'order/tariff': OrderTariff;
  'support/message': SupportMessage;
  'survey/answer': SurveyAnswer;
}

export type FormId = keyof FormData;
