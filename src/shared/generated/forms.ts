// Made from schemas/ by src/definitions/types.ts; update with `npx vitest run --project unit generated -u`.

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

/** The normalised, valid data of each form by its id. */
export interface FormData {
  'auth/forgot-password': AuthForgotPassword;
  'auth/login': AuthLogin;
  'auth/otp': AuthOtp;
  'auth/phone': AuthPhone;
  'auth/register': AuthRegister;
}

export type FormId = keyof FormData;
