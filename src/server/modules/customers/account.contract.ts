import { object, oneOf, optional, text } from '../../../shared/api/shapes.ts';
import { formContract, need, type Reader, requiredWhere } from '../../../shared/contracts/contract.ts';
import { mailAddress, phoneNumber, textUpTo } from '../../../shared/contracts/shapes.ts';

const column = (name: string): Reader => `column users.${name}`;
const addressed = 'letters and papers have the address';

/** What is read of a changed profile. */
export const profileForm = formContract(
  'account/profile',
  'call PUT /api/auth/me',
  object({
    salutation: need(oneOf('mr', 'mrs', 'none'), 'it is stored with the account', column('salutation')),
    firstName: need(text, 'the customer is addressed by it', column('first_name')),
    lastName: need(text, 'the customer is addressed by it', column('last_name')),
    email: need(mailAddress, 'the customer logs in with it and gets mails there', column('email')),
    phone: need(phoneNumber, 'the customer logs in with it; a code has proved it', column('phone')),
    street: need(textUpTo(200), addressed, column('street')),
    houseNumber: need(textUpTo(20), addressed, column('house_number')),
    postalCode: need(textUpTo(10), addressed, column('postal_code')),
    city: need(textUpTo(100), addressed, column('city')),
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

/** What is read of the settings; the colour scheme is the browser's alone. */
export const settings = formContract(
  'account/app-settings',
  'call PUT /api/users/me/settings',
  object({
    language: need(oneOf(0, 1), 'our mails are in this language', column('lang')),
  }),
);
