import { boolean, object, optional, text } from '../../../shared/api/shapes.ts';
import { formContract, mayGo, need } from '../../../shared/contracts/contract.ts';
import { phoneNumber } from '../../../shared/contracts/shapes.ts';

/** What is read of a login. */
export const loginForm = formContract(
  'auth/login',
  'call POST /api/auth/login',
  object({
    username: need(text, 'the account is found by it, an e-mail address or a phone number'),
    password: need(text, 'it proves the customer'),
    rememberMe: mayGo(optional(need(boolean, 'the session then lasts for 30 days'))),
  }),
);

/** The phone that a code proves. */
export const phoneToProve = formContract(
  'auth/phone',
  'call POST /api/phone-auth/generate-otp',
  object({ phone: need(phoneNumber, 'the code is sent to it') }),
);

/** The phone of an account whose password is forgotten. */
export const phoneOfAccount = formContract(
  'auth/forgot-password',
  'call POST /api/users/reset-password/generate-otp',
  object({ phone: need(phoneNumber, 'the account is found by it, and the code is sent to it') }),
);

/** A code that was sent. */
export const sentCode = formContract(
  'auth/otp',
  'call POST /api/phone-auth/verify-otp',
  object({ code: need({ ...text, 'x-normalize': 'digits' }, 'it proves the phone') }),
);

/** The password in the place of a forgotten one. */
export const passwordToSet = formContract(
  'auth/reset-password',
  'call POST /api/users/reset-password',
  object({ password: need(text, 'the customer logs in with it') }),
);
