import { type Entry, inventories } from './entry.ts';

const customers = 'src/server/modules/customers';
const otp = 'api/customers/otp.test.ts';
const guessing = [
  ['api/customers/session.test.ts', 'after five failures the delay grows, alike for unknown accounts'],
  ['api/customers/owner-gets-in.test.ts', 'strangers together get few tries, whatever their addresses'],
] as const;

export const authentication: readonly Entry[] = [
  {
    ids: 'V6.1.1',
    documented: 'The delay by name and source, and why nobody is locked out.',
    where: ['.decisions/019-known-sources-and-step-up.md', '.decisions/020-costly-doors.md', 'README.md'],
  },
  {
    ids: 'V6.1.2 V6.1.3',
    documented: 'The inventories name the words of our context and the ways to a session.',
    where: [inventories, 'src/shared/rules/common-passwords.ts'],
  },
  {
    ids: 'V6.2.1 V6.2.5',
    departure: 'The specification demands six characters and four kinds of them (1043 to 1047).',
    compensation:
      'Common words are refused, also disguised; guesses are delayed, theft is told, step-up guards acts.',
    where: ['schemas/definitions/password.schema.json', 'src/shared/rules/common-passwords.ts'],
    proofs: [
      ['api/forms/forms.test.ts', 'a password rule has its own code'],
      ['unit/rules/formats.test.ts', 'very common passwords'],
      ...guessing,
    ],
  },
  {
    ids: 'V6.2.2 V6.2.3',
    answer: 'The account has a form that asks for the current password, and guesses are delayed there too.',
    where: [`${customers}/password.routes.ts`, 'schemas/account/password.schema.json'],
    proofs: [
      ['api/customers/password.test.ts', 'a new password: this session goes on, all others end'],
      ['api/customers/password.test.ts', 'a wrong current password is refused at its field'],
    ],
  },
  {
    ids: 'V6.2.4',
    answer:
      'The server refuses the 3,000 most common words of leaks in each form that the rules for passwords lead to, and our own words in disguise.',
    where: ['src/definitions/leaked-passwords.ts', 'src/shared/rules/common-passwords.ts'],
    proofs: [
      ['unit/definitions/leaked-passwords.test.ts', 'the 3,000 most common ones are refused with %s'],
      ['unit/rules/common-passwords.test.ts', '%s is common'],
    ],
  },
  {
    ids: 'V6.2.6 V6.2.7',
    answer:
      'The field hides the password, shows it on request, and may be pasted into; it names its autofill.',
    where: ['ui-schemas/auth/login.ui.json', 'ui-schemas/account/password.ui.json'],
    proofs: [['ui/forms/fields.test.tsx', 'shows a password on request, lets it be pasted']],
  },
  {
    ids: 'V6.2.8',
    documented: 'No normaliser stands on a password in any definition.',
    where: ['schemas/definitions/password.schema.json', 'schemas/definitions/currentPassword.schema.json'],
  },
  {
    ids: 'V6.2.9',
    documented: 'A password may have 128 characters.',
    where: ['schemas/definitions/password.schema.json'],
  },
  {
    ids: 'V6.2.10',
    answer: 'A password has no end; only the way back after a theft makes it void.',
    where: [`${customers}/customers.retention.ts`],
    proofs: [['unit/compliance/asvs-absent.test.ts', '%s is not in the code that serves people']],
  },
  {
    ids: 'V6.2.11',
    answer: 'The list holds the names of product, brands, clubs and cities, also disguised.',
    where: ['src/shared/rules/common-passwords.ts'],
    proofs: [['unit/rules/formats.test.ts', 'very common passwords']],
  },
  {
    ids: 'V6.2.12',
    answer:
      'A password is compared with the 30,000 most frequent ones of leaks, at the registration, a change and a reset: by the definition that all of them share.',
    where: ['src/definitions/leaked-passwords.ts', 'schemas/definitions/password.schema.json'],
    proofs: [
      ['unit/definitions/leaked-passwords.test.ts', '%s is known from leaks'],
      ['api/customers/password.test.ts', 'a leaked password is refused in words'],
    ],
  },
  {
    ids: 'V6.3.1',
    answer: 'A name and source have five free failures in 15 minutes, unknown sources together twenty.',
    where: [`${customers}/login-throttle.service.ts`],
    proofs: [...guessing, ['api/customers/race.test.ts', 'guesses that arrive together are all counted']],
  },
  {
    ids: 'V6.3.2',
    answer: 'Production refuses demo accounts unless they are switched on by name.',
    where: ['src/server/start/production-check.ts'],
    proofs: [['unit/server/config.test.ts', 'production refuses every stand-in of development']],
  },
  {
    ids: 'V6.3.3',
    departure: 'The specification’s login asks for the password alone, and a step-up may take it again.',
    compensation:
      'Guesses are delayed by name and source; what is worth stealing needs a step-up and is told to the old address with a way back.',
    where: [`${customers}/login-throttle.service.ts`, `${customers}/contact-change.service.ts`],
    proofs: [...guessing, ['api/customers/operator.test.ts', 'the sessions of one account, and of all']],
  },
  {
    ids: 'V6.3.4',
    answer:
      'Sessions begin by login, registration or order alone; the table of rights holds every operation.',
    where: [`${customers}/session.service.ts`],
    proofs: [['api/rights/rights.test.ts', 'every operation is in the table, and no other']],
  },
  {
    ids: 'V6.4.1',
    notApplicable: 'Nobody gets an initial password: each customer sets it.',
  },
  {
    ids: 'V6.4.2',
    documented: 'The keyword is for calls to the hotline. It opens nothing in the app.',
    where: [`${customers}/customer.service.ts`],
  },
  {
    ids: 'V6.4.3',
    answer: 'A code to the known phone, then a token that is good once for 15 minutes; all sessions end.',
    where: [`${customers}/password-reset.service.ts`],
    proofs: [
      ['api/customers/password-reset.test.ts', 'a code, a token, a new password; all sessions end'],
      ['api/customers/password-reset.test.ts', 'a stranger cannot tell a known phone from an unknown one'],
    ],
  },
  { ids: 'V6.4.4', notApplicable: 'There is no second factor to lose (see V6.3.3).' },
  {
    ids: 'V6.5.1 V6.6.2',
    answer: 'A code is used up in one statement and belongs to guest, phone and purpose.',
    where: [`${customers}/otp.repository.ts`],
    proofs: [
      [otp, 'a right code proves the phone once: the second time 1030'],
      [otp, 'a code is bound to the guest who asked for it and to its purpose: 1031'],
      ['api/customers/race.test.ts', 'one right code proves once'],
    ],
  },
  {
    ids: 'V6.5.2',
    notApplicable: 'There are no lookup secrets; codes by SMS are stored as HMAC for five minutes.',
  },
  {
    ids: 'V6.5.3 V6.5.4',
    documented: 'Six digits (19.9 bits; six digits are named as enough) from randomInt of node:crypto.',
    where: ['src/server/infra/random.ts'],
  },
  {
    ids: 'V6.5.5',
    answer: 'A code ends after five minutes.',
    where: [`${customers}/otp.service.ts`],
    proofs: [[otp, 'a code expires after five minutes: 1029']],
  },
  {
    ids: 'V6.6.1',
    departure: 'The specification proves phones by SMS; nothing stronger is offered beside it.',
    compensation:
      'A code opens only what belongs to the number; it lasts five minutes and five tries, and its budgets are exact.',
    where: [`${customers}/otp.service.ts`, `${customers}/otp-limits.ts`],
    proofs: [[otp, 'a code expires after five minutes: 1029']],
  },
  {
    ids: 'V6.6.3',
    answer: 'Five tries that a new code does not bring back, and budgets for sending.',
    where: [`${customers}/otp.service.ts`, `${customers}/otp-limits.ts`],
    proofs: [
      [otp, 'five wrong tries end the code, and a resend does not bring new ones'],
      ['api/customers/race.test.ts', 'twenty wrong codes use up five tries, not twenty'],
    ],
  },
  {
    ids: 'V6.8.1 V6.8.2',
    answer:
      'Customers have no outside login. Staff have one provider; a person is its address and subject, and the signature of the ID token is checked.',
    where: [
      'src/server/infra/ports/staff-sign-in/oidc-sign-in.ts',
      'src/server/modules/workbench/staff.repository.ts',
    ],
    proofs: [
      ['api/workbench/sign-in.test.ts', 'by a token that others have signed'],
      ['api/workbench/sign-in.test.ts', 'by the name of another person'],
    ],
  },
  { ids: 'V6.8.3', notApplicable: 'There is no SAML.' },
  {
    ids: 'V6.8.4',
    operator: 'The provider of the operator decides how strongly the staff prove who they are.',
  },
];
