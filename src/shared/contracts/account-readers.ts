import type { Reader } from './contract.ts';

/** The mails that address the customer of an account by name. */
const namedMails = [
  'cardGivenUp',
  'collectionPlanned',
  'collectionRefused',
  'contractCancelled',
  'contractWithdrawn',
  'gameReward',
  'invitationGift',
  'invoice',
  'invoiceOverdue',
  'itemisedChosen',
  'lineActive',
  'lineEnded',
  'numberReplaced',
  'objectionAnswered',
  'objectionReceived',
  'optionBooked',
  'orderPaid',
  'orderReceived',
  'packageNotDelivered',
  'packageWithdrawn',
  'parcelSent',
  'paymentFailed',
  'paymentReturned',
  'paymentReversed',
  'portingGivenUp',
  'submissionReceived',
  'tariffChangeOrdered',
  'tariffChangeRevoked',
  'tariffChanged',
  'termReminder',
  'usageNotice',
  'usageUnusual',
  'voucher',
] as const;
/** Mails that go to the account's address and greet without a name. */
const namelessMails = ['accountClosed', 'contactChanged', 'guardedAct', 'passwordChanged'] as const;

const profile: Reader = 'page /dashboard/account/profile';
const overview: Reader = 'page /dashboard/account/overview';
const confirmation: Reader = 'paper contractConfirmation';
const billing: Reader = 'system billing-customers';
const parcels: Reader = 'system logistics';
const porting: Reader = 'system porting';
const bills: Reader[] = ['paper invoice', 'paper creditNote'];
const name: Reader[] = [
  profile,
  overview,
  'page /auth/welcome',
  'page /dashboard',
  'page /information/cancellation',
  'page /support',
  confirmation,
  ...bills,
  billing,
  parcels,
  porting,
  ...namedMails.map((mail): Reader => `mail ${mail}`),
];
const address: Reader[] = [profile, overview, confirmation, ...bills, billing, parcels];

/** Who reads what stands in the columns of `users`, whichever form has written it. */
const readers = {
  salutation: [profile],
  first_name: name,
  last_name: name,
  birthday: [porting],
  document_type: [],
  id_number: [],
  identity_valid_until: [],
  email: [
    'call POST /api/auth/login',
    profile,
    overview,
    'page /information/cancellation',
    'page /support',
    billing,
    ...[...namelessMails, ...namedMails].map((mail): Reader => `mail ${mail}`),
  ],
  phone: ['call POST /api/auth/login', 'call POST /api/users/reset-password/generate-otp', profile, overview],
  street: address,
  house_number: address,
  postal_code: address,
  city: address,
  delivery: [confirmation, parcels],
  marketing_consent: [],
  terms_accepted_at: [],
  lang: [],
} as const satisfies Record<string, readonly Reader[]>;

/** A column of `users` with all that read it. */
export function account(column: keyof typeof readers): Reader[] {
  return [`column users.${column}`, ...readers[column]];
}
