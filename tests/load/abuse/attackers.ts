import { registration } from '../../support/people.ts';
import { guessing } from './guesses.ts';
import { anyOf, atRate, type Field, type Sent } from './sending.ts';
import { drip } from './slow.ts';

export interface Attack {
  name: string;
  play(field: Field): Promise<void>;
}

export const perSecond = { longStrings: 8, disguises: 40, guesses: 40, madeUpPages: 40, pageFlood: 240 };
const slowSenders = 200;
const slowUploaders = 40;

const origins = { longStrings: 1, disguises: 2, guesses: 3, slowBodies: 4, slowUploads: 5, madeUpPages: 6 };

const floodAddress = '127.66.7.1';

/** A body just below the limit of 64 kB, whose strings end after many characters that look right. */
const long = '1%'.repeat(15_000);
const person = registration({ phone: '+491713800000', email: 'long@example.org' });
const longBodies: Sent[] = [
  {
    path: '/api/forms/account/password/validate',
    body: { currentPassword: 'x', password: `${long}${long}x`, passwordConfirmation: 'x' },
  },
  {
    path: '/api/auth/register',
    body: { ...person, security: { ...person.security, password: `${long}x`, passwordConfirmation: long } },
  },
  { path: '/api/forms/auth/phone/validate', body: { phone: `+49${'1 '.repeat(29_000)}` } },
];

/** A complete declaration for a contract that there is not. */
const withdrawal = { name: 'Max Muster', contractNumber: 'V-9999999999', email: 'victim@example.org' };

const disguised = (): Sent =>
  anyOf<Sent>([
    {
      path: '/%61pi/phone-auth/generate-otp',
      body: { phone: `+4917139${String(Math.random()).slice(2, 8).padEnd(6, '0')}` },
    },
    { method: 'GET', path: '/%61pi/tariffs' },
    { method: 'GET', path: '//api//tariffs' },
    { method: 'GET', path: 'http://a/api/tariffs' },
    { path: '/%61pi/contracts/withdrawals', body: withdrawal },
  ]);

/** Pages that the server draws, each with an address that was never asked for before. */
const madeUpPage = (): Sent => {
  const name = String(Math.random()).slice(2);
  return anyOf<Sent>([
    { method: 'GET', path: `/tarife?type=${name}` },
    { method: 'GET', path: `/auth/register/tariff?step=${name}` },
    { method: 'GET', path: `/dashboard/options/${name}` },
  ]);
};

/** Pages that are made anew for each reader. */
const costlyPage = (): Sent => {
  const name = String(Math.random()).slice(2);
  return anyOf<Sent>([
    { method: 'GET', path: '/auth/login' },
    { method: 'GET', path: '/support' },
    { method: 'GET', path: `/tarife/flex/${name}` },
    { method: 'GET', path: `/dashboard/options/${name}` },
  ]);
};

const uploads = {
  path: '/api/uploads/support/message?field=/files',
  type: 'application/octet-stream',
  bytes: 60_000,
};

export const attacks: readonly Attack[] = [
  {
    name: 'long strings',
    play: (field) => atRate(field, origins.longStrings, perSecond.longStrings, () => anyOf(longBodies)),
  },
  {
    name: 'disguises with forged addresses',
    play: (field) => atRate(field, origins.disguises, perSecond.disguises, disguised),
  },
  {
    name: 'slow bodies',
    play: (field) =>
      drip(field, origins.slowBodies, { path: '/api/auth/login', bytes: 60_000, senders: slowSenders }),
  },
  {
    name: 'slow uploads',
    play: (field) => drip(field, origins.slowUploads, { ...uploads, senders: slowUploaders }),
  },
  {
    name: 'wrong passwords and codes',
    play: (field) => guessing(field, origins.guesses, perSecond.guesses),
  },
  {
    name: 'made-up pages',
    play: (field) => atRate(field, origins.madeUpPages, perSecond.madeUpPages, madeUpPage),
  },
  {
    // More than an address may ask for.
    name: 'a flood of pages',
    play: (field) => atRate(field, floodAddress, perSecond.pageFlood, costlyPage),
  },
];

/** As many requests and connections as the attackers have, that cost what they usually cost. */
export const harmless: readonly Attack[] = [
  {
    name: 'harmless requests',
    play: (field) => {
      const { longStrings, disguises, guesses } = perSecond;
      const rate = longStrings + disguises + guesses;
      return atRate(field, 'people', rate, () => ({ method: 'GET', path: '/api/tariffs' }));
    },
  },
  {
    name: 'pages',
    play: (field) =>
      atRate(field, 'people', perSecond.madeUpPages + perSecond.pageFlood, () =>
        anyOf<Sent>([
          { method: 'GET', path: '/tarife' },
          { method: 'GET', path: '/auth/register/tariff' },
          { method: 'GET', path: '/auth/login' },
        ]),
      ),
  },
  // A phone in a tunnel: its body takes some seconds and arrives in time.
  {
    name: 'slow phones',
    play: (field) =>
      drip(field, 'people', {
        path: '/api/forms/auth/login/validate',
        bytes: 8,
        senders: slowSenders + slowUploaders,
      }),
  },
];
