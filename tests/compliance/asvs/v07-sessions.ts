import { type Entry, inventories } from './entry.ts';

const customers = 'src/server/modules/customers';
const session = 'api/customers/session.test.ts';

export const sessions: readonly Entry[] = [
  {
    ids: 'V7.1.1 V7.1.2',
    documented:
      'The inventories say how long each token and session lasts, and that parallel ones are not limited.',
    where: [inventories, 'src/server/config.ts'],
  },
  {
    ids: 'V7.1.3',
    documented: 'The session of the staff ends eight hours after the sign-in, whatever the provider does.',
    where: ['.decisions/084-staff-sign-in.md', inventories],
  },
  {
    ids: 'V7.6.1',
    answer:
      'A session of the staff ends by our clock or by signing out; a role counts from the next sign-in.',
    where: ['src/server/modules/workbench/staff.repository.ts', '.decisions/084-staff-sign-in.md'],
    proofs: [
      ['api/workbench/sign-in.test.ts', 'a session ends after 8 hours by the clock, and by signing out'],
    ],
  },
  {
    ids: 'V7.2.1 V7.2.2',
    answer: 'Each call looks up the hash of its token in the database; tokens are made for each session.',
    where: [`${customers}/bearer.http.ts`, `${customers}/session.repository.ts`],
    proofs: [
      ['api/rights/rights.test.ts', 'each caller gets what the table says'],
      [session, 'an access token ends after 900 seconds, and a refresh brings another'],
    ],
  },
  {
    ids: 'V7.2.3',
    answer: '32 random bytes of node:crypto, stored as a hash.',
    where: ['src/server/infra/random.ts', `${customers}/token-hash.ts`],
    proofs: [[session, 'no token is stored readable']],
  },
  {
    ids: 'V7.2.4',
    answer:
      'A login brings new tokens and ends the session that the browser had before; a step-up goes on under new tokens.',
    where: [`${customers}/step-up.service.ts`],
    proofs: [
      [
        'api/customers/step-up.test.ts',
        'the session goes on under new tokens, and the old ones open nothing',
      ],
    ],
  },
  {
    ids: 'V7.3.1',
    answer: 'A session ends a day after its last refresh, with remember-me after 30.',
    where: [`${customers}/refresh.service.ts`],
    proofs: [[session, 'a session without remember-me ends a day after its last refresh, with it after 30']],
  },
  {
    ids: 'V7.3.2',
    answer: 'A session ends 30 days after its login, however much it is used; calls and refreshes check it.',
    where: [`${customers}/refresh-token.repository.ts`, `${customers}/session.repository.ts`],
    proofs: [[session, 'a session ends 30 days after its login, however much it is used']],
  },
  {
    ids: 'V7.4.1',
    answer: 'A logout ends the session on the server; a refresh token that is used again ends it too.',
    where: [`${customers}/logout.service.ts`],
    proofs: [
      [session, 'logout ends the session on the server and removes the cookie'],
      [session, 'a refresh token that is used again later ends the whole session: 1005'],
    ],
  },
  {
    ids: 'V7.4.2',
    answer: 'An operator blocks an account; its sessions end, and its password opens nothing.',
    where: [`${customers}/operate-account.service.ts`],
    proofs: [
      [
        'api/customers/operator.test.ts',
        'a blocked account: its sessions end and its password opens nothing, until it is unblocked',
      ],
    ],
  },
  {
    ids: 'V7.4.3',
    answer: 'A new password ends all other sessions, a reset ends all.',
    where: [`${customers}/password.service.ts`, `${customers}/password-reset.service.ts`],
    proofs: [
      ['api/customers/password.test.ts', 'a new password: this session goes on, all others end'],
      ['api/customers/password-reset.test.ts', 'a code, a token, a new password; all sessions end'],
    ],
  },
  {
    ids: 'V7.4.4',
    answer: 'Each page for customers has the logout in the navigation beside it, on a phone in its menu.',
    where: ['src/client/app/shell/own-places.tsx', 'src/client/features/customers/logout-button.tsx'],
    proofs: [['ui/customers/devices.test.tsx', 'the logout stands on %s, and ends the session']],
  },
  {
    ids: 'V7.4.5',
    answer: 'An operator ends the sessions of one account or of all (`npm run operate`).',
    where: ['src/server/start/run-operation.ts'],
    proofs: [['api/customers/operator.test.ts', 'the sessions of one account, and of all']],
  },
  {
    ids: 'V7.5.1',
    answer: 'A new e-mail address or phone needs a step-up and is told to the old address with a way back.',
    where: [`${customers}/step-up.service.ts`, `${customers}/contact-change.service.ts`],
    proofs: [
      ['api/customers/step-up.test.ts', 'needs a step-up: 403, 1112'],
      [
        'api/customers/step-up.test.ts',
        'is told to the old address with the way back, and to the new one without',
      ],
    ],
  },
  {
    ids: 'V7.5.2',
    answer: 'The account lists the sessions; after a step-up the customer ends one or all others.',
    where: [`${customers}/devices.routes.ts`, 'src/client/pages/devices.page.tsx'],
    proofs: [
      ['api/customers/devices.test.ts', 'the customer sees where the account is in use'],
      ['api/customers/devices.test.ts', 'one session is ended after a step-up; at once, and no other'],
      ['api/customers/devices.test.ts', 'all other sessions are ended together'],
      ['ui/customers/devices.test.tsx', 'all others are signed out only after a second word'],
    ],
  },
  {
    ids: 'V7.6.2',
    answer: 'A session begins by a login, a registration or an order, never by a visit.',
    where: [`${customers}/auth.routes.ts`],
    proofs: [['ui/app/session.test.tsx', 'a guest causes no refresh that is bound to be refused']],
  },
];
