import { browsers, systems } from '../client-family.ts';
import { keptKinds, obstacleKinds } from '../closing.ts';
import { answerViews } from './answers.ts';
import { operations } from './operation.ts';
import {
  anyObject,
  bodyOrNone,
  boolean,
  day,
  form,
  integer,
  list,
  moment,
  object,
  oneOf,
  optional,
  type Static,
  shortText,
  text,
  uuid,
} from './shapes.ts';

/** The logged-in customer. */
export const userView = object({
  id: uuid,
  email: text,
  phoneNumber: text,
  salutation: text,
  firstName: text,
  lastName: text,
  street: text,
  houseNumber: text,
  postalCode: text,
  city: text,
  invitationCode: text,
});

const tokenProperties = {
  accessToken: text,
  /** Seconds. */
  expiresIn: integer,
  /** Only for clients with `X-Client: api`; a browser gets it as a cookie. */
  refreshToken: optional(text),
};

/** What a refresh answers with. */
const tokenGrant = object(tokenProperties);

/** What login, registration and a guest's order answer with. */
export const sessionGrant = object({ ...tokenProperties, user: userView });

/** A session of the customer: where one is signed in. Days and families alone; no address is stored. */
const deviceView = object({
  id: uuid,
  browser: oneOf(...browsers),
  system: oneOf(...systems),
  /** Begun with remember-me. */
  remembered: boolean,
  isCurrent: boolean,
  firstUsedAt: moment,
  /** Of the last refresh: at most as long ago as an access token lasts. */
  lastUsedAt: moment,
});
const deviceList = object({ devices: list(deviceView) });

const stepUpGrant = object({ openUntil: moment, ...tokenProperties });

/** The answer to the request for a code. */
export const codeSent = object({ expiresInSeconds: integer, resendInSeconds: integer, digits: integer });

export type UserView = Static<typeof userView>;
export type TokenGrant = Static<typeof tokenGrant>;
export type SessionGrant = Static<typeof sessionGrant>;
export type DeviceView = Static<typeof deviceView>;
export type DeviceList = Static<typeof deviceList>;
export type CodeSent = Static<typeof codeSent>;

/** Only clients without cookies send a body. */
const tokenBody = bodyOrNone(object({ refreshToken: optional(shortText(100)) }));

const user = object({ user: userView });
const nothing = object({});

const closingView = object({
  obstacles: list(object({ kind: oneOf(...obstacleKinds), name: text })),
  kept: list(object({ kind: oneOf(...keptKinds), until: day })),
});
export type ClosingView = Static<typeof closingView>;

export const customersApi = operations({
  'POST /api/auth/register': { body: form('auth/register'), answer: sessionGrant, status: 201 },
  'POST /api/auth/login': { body: form('auth/login'), answer: sessionGrant },
  'POST /api/auth/refresh': { body: tokenBody, answer: tokenGrant },
  'POST /api/auth/logout': { body: tokenBody, answer: nothing },
  /** Opens for ten minutes of this session what is worth stealing, under a new token. */
  'POST /api/auth/step-up': { body: form('account/step-up'), answer: stepUpGrant },
  /** A code for it, to the customer's own phone. */
  'POST /api/auth/step-up/generate-otp': { answer: codeSent },
  /** By the link in the notice of a changed e-mail address or phone. */
  'POST /api/auth/undo-contact-change': {
    body: object({ token: shortText(100) }),
    answer: object({ resetToken: text }),
  },
  /** What the customer answered to fields that no code reads; `profile` for the form `account/profile`. */
  'GET /api/auth/me/answers': { answer: object({ answers: answerViews, profile: anyObject() }) },
  'PUT /api/auth/me': { body: form('account/profile'), answer: user },
  'PATCH /api/auth/me': {
    body: anyObject({ maxProperties: 20, description: 'Some fields of account/profile' }),
    answer: user,
  },
  'GET /api/users/me': { answer: user },
  'POST /api/users/me/password': { body: form('account/password'), answer: nothing },
  'PUT /api/users/me/settings': { body: form('account/app-settings'), answer: nothing },
  /** What keeps the account from being closed now, and what the law would keep of it. */
  'GET /api/users/me/closing': { answer: closingView },
  'POST /api/users/me/closing': { body: form('account/closing'), answer: nothing },
  'GET /api/devices': { answer: deviceList },
  'DELETE /api/devices/:id': { params: object({ id: uuid }), answer: deviceList },
  /** Ends all sessions but the caller's. */
  'DELETE /api/devices': { answer: deviceList },
  'GET /api/users/check-email': {
    query: object({ email: shortText(254, { pattern: '^[^@\\s]+@[^@\\s]+$' }) }),
    answer: object({ available: boolean }),
  },
  'POST /api/phone-auth/generate-otp': { body: form('auth/phone'), answer: codeSent },
  'POST /api/phone-auth/verify-otp': { body: form('auth/otp'), answer: object({ phone: text }) },
  'POST /api/users/reset-password/generate-otp': { body: form('auth/forgot-password'), answer: codeSent },
  'POST /api/users/reset-password/verify-otp': {
    body: form('auth/otp'),
    answer: object({ resetToken: text }),
  },
  'POST /api/users/reset-password': { body: form('auth/reset-password'), answer: nothing },
});
