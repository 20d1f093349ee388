import { boolean, object, oneOf, optional, text } from '../api/shapes.ts';
import { formContract, mayGo, need } from './contract.ts';

/** What pages read of a form beside what its call reads. */
export const phonePage = formContract(
  'auth/phone',
  'page /auth/register',
  object({ phone: need(text, 'the page says where the code was sent') }),
);

export const forgottenPage = formContract(
  'auth/forgot-password',
  'page /auth/forgot-password',
  object({ phone: need(text, 'the page says where the code was sent') }),
);

export const codePage = formContract(
  'auth/otp',
  'page /auth/register',
  object({ code: need(text, 'the page sends it') }),
);

export const loginPage = formContract(
  'auth/login',
  'page /auth/login',
  object({ rememberMe: mayGo(optional(need(boolean, 'the browser then keeps the session'))) }),
);

export const settingsPage = formContract(
  'account/app-settings',
  'page /dashboard/account/profile',
  object({
    language: need(oneOf(0, 1), 'the page changes to it'),
    colorScheme: need(oneOf('dark', 'light', 'auto'), 'the page is shown in it'),
  }),
);

export const profilePage = formContract(
  'account/profile',
  'page /dashboard/account/profile',
  object({ phone: need(text, 'the page shows it in the usual spelling') }),
);

export const stepUpPage = formContract(
  'account/step-up',
  'page /dashboard/account/profile',
  object({ way: need(oneOf('password', 'code'), 'a code is sent when it is chosen') }),
);

export const replacementPage = formContract(
  'account/sim-replacement',
  'page /dashboard/sim',
  object({
    kind: need(oneOf('physical', 'esim'), 'the button says what a card costs'),
    isDefective: mayGo(optional(need(boolean, 'the button says that it costs nothing'))),
    way: need(oneOf('password', 'code'), 'a code is sent when it is chosen'),
  }),
);

export const tariffChangePage = formContract(
  'contract/tariff-change',
  'page /dashboard/tariff',
  object({
    tariffId: need(text, 'the page shows its price and contract summary'),
    earlyStart: need(boolean, 'the contract summary depends on it'),
  }),
);
