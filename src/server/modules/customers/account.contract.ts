import { object, oneOf, optional, text } from '../../../shared/api/shapes.ts';
import { account } from '../../../shared/contracts/account-readers.ts';
import { formContract, need, requiredWhere } from '../../../shared/contracts/contract.ts';
import { mailAddress, phoneNumber, textUpTo, ticked } from '../../../shared/contracts/shapes.ts';

const addressed = 'letters and papers have the address';

/** What is read of a changed profile. */
export const profileForm = formContract(
  'account/profile',
  'call PUT /api/auth/me',
  object({
    salutation: need(oneOf('mr', 'mrs', 'none'), 'it is stored with the account', ...account('salutation')),
    firstName: need(text, 'the customer is addressed by it', ...account('first_name')),
    lastName: need(text, 'the customer is addressed by it', ...account('last_name')),
    email: need(mailAddress, 'the customer logs in with it and gets mails there', ...account('email')),
    phone: need(phoneNumber, 'the customer logs in with it; a code has proved it', ...account('phone')),
    street: need(textUpTo(200), addressed, ...account('street')),
    houseNumber: need(textUpTo(20), addressed, ...account('house_number')),
    postalCode: need(textUpTo(10), addressed, ...account('postal_code')),
    city: need(textUpTo(100), addressed, ...account('city')),
  }),
  'auth/register',
);

/** What is read of a changed password. */
export const newPassword = formContract(
  'account/password',
  'call POST /api/users/me/password',
  object({
    currentPassword: need(text, 'it proves that the customer asks'),
    password: need(text, 'the customer logs in with it'),
  }),
);

/** What is read of a step-up. */
export const stepUpProof = formContract(
  'account/step-up',
  'call POST /api/auth/step-up',
  requiredWhere(
    requiredWhere(
      object({
        way: need(oneOf('password', 'code'), 'it says what proves the customer'),
        password: optional(need(text, 'it proves the customer')),
        code: optional(need(text, 'it proves the customer')),
      }),
      { way: 'password' },
      ['password'],
    ),
    { way: 'code' },
    ['code'],
  ),
);

/** What is read when an account is closed. */
export const closingForm = formContract(
  'account/closing',
  'call POST /api/users/me/closing',
  object({
    understood: need(ticked, 'nothing brings the account back'),
    reason: optional(need(textUpTo(2000), 'it is kept without the account')),
  }),
);

/** What is read of the settings; the colour scheme is the browser's alone. */
export const settings = formContract(
  'account/app-settings',
  'call PUT /api/users/me/settings',
  object({
    language: need(oneOf(0, 1), 'our mails are in this language', ...account('lang')),
  }),
);
