import { numberPatterns, phoneNumberClasses, phoneNumberKinds } from '../enums.ts';
import { operations } from './operation.ts';
import {
  boolean,
  cents,
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

const numberProperties = {
  /** E.164 */
  msisdn: text,
  kind: oneOf(...phoneNumberKinds),
  class: oneOf(...phoneNumberClasses),
  priceCents: cents,
};

/** A number of the pool. */
export const phoneNumber = object({ id: uuid, ...numberProperties });

const numberInfo = object({ id: uuid, ...numberProperties, available: boolean });

/** A number that is reserved for one guest or customer. The remaining time is measured against `serverTime`. */
export const reservation = object({
  id: uuid,
  phoneNumberId: uuid,
  ...numberProperties,
  expiresAt: moment,
  extensionsLeft: integer,
  /** The holder gets a warning this many seconds before the end. */
  warnSeconds: integer,
  serverTime: moment,
});

/** A customer's search among the numbers. */
const numberQuery = object({
  kind: optional(oneOf(...phoneNumberKinds)),
  class: optional(oneOf(...phoneNumberClasses)),
  /** Digits that the number contains. */
  q: optional(shortText(20, { pattern: '^[0-9 +]*$' })),
  pattern: optional(oneOf(...numberPatterns)),
  /** The maximum count, 0 to 200; 200 by default. 0 requests only the caller's reserved numbers. */
  // Queries arrive as text and are not converted.
  limit: optional(shortText(3, { pattern: '^(0|[1-9][0-9]?|1[0-9]{2}|200)$' })),
});

export type PhoneNumber = Static<typeof phoneNumber>;
export type NumberInfo = Static<typeof numberInfo>;
export type Reservation = Static<typeof reservation>;
export type NumberQuery = Static<typeof numberQuery>;

const byId = object({ id: uuid });

export const phoneNumbersApi = operations({
  'GET /api/phone-registries': {
    query: numberQuery,
    answer: object({ numbers: list(phoneNumber), held: list(reservation), serverTime: moment }),
  },
  'GET /api/phone-registries/:id/info': { params: byId, answer: object({ number: numberInfo }) },
  'POST /api/phone-registries/:id/reserve': { params: byId, answer: object({ reservation }), status: 201 },
  'POST /api/phone-registries/:id/extend': { params: byId, answer: object({ reservation }) },
  'POST /api/phone-registries/:id/release': { params: byId, answer: object({}) },
  'POST /api/phone-registries/check-sim': {
    body: object({ iccid: shortText(40) }),
    answer: object({ available: boolean }),
  },
});
