import { allowanceSources, usageKinds, zones } from '../enums.ts';
import { operations } from './operation.ts';
import {
  boolean,
  cents,
  day,
  integer,
  integerFrom,
  list,
  moment,
  object,
  oneOf,
  optional,
  orNull,
  type Static,
  text,
  uuid,
} from './shapes.ts';

/** A volume of a line that counts today, in megabytes, minutes or messages. */
const allowanceView = object({
  id: uuid,
  source: oneOf(...allowanceSources),
  /** The package of `GET /api/tariffs/options/me`; null for every other source. */
  bookingId: orNull(uuid),
  /** Of the package, in the language of the request; null for the plan's month and an invitation. */
  name: orNull(text),
  kind: oneOf(...usageKinds),
  zones: list(oneOf(...zones)),
  amount: integer,
  used: integer,
  left: integer,
  startsOn: day,
  /** Its last day. */
  endsOn: day,
});
export type AllowanceView = Static<typeof allowanceView>;

/** What a customer is told about the usage of a line; how is chosen in the form `account/notices`. */
const usageNotices = object({
  at80: boolean,
  at100: boolean,
  /** A day with much more data than usual. */
  unusual: boolean,
});
export type UsageNotices = Static<typeof usageNotices>;

/** The usage of a line in its month. A megabyte is a thousand kilobytes. */
export const usageView = object({
  contractId: uuid,
  msisdn: text,
  lineName: orNull(text),
  tariffName: text,
  /** The sum of all data volumes for Germany that count today. */
  totalMb: integer,
  usedMb: integer,
  leftMb: integer,
  /** The speed after the volume, in kbit/s. */
  throttledKbit: integer,
  /** The first and the last day of the month of the line. */
  cycleStartsOn: day,
  cycleEndsOn: day,
  /** Days until the plan's next volume, today included. */
  daysLeft: integer,
  /** When the network was read; null: not yet. */
  asOf: orNull(moment),
  allowances: list(allowanceView),
  /** The line's month before: its data of all zones, and the volumes that began in it. Null in the first month. */
  previous: orNull(object({ startsOn: day, endsOn: day, usedMb: integer, agreedMb: integer })),
  notices: usageNotices,
  /** Packages in this month of the line: what they cost, and the most that they may cost (null: no limit). */
  costs: object({ spentCents: cents, limitCents: orNull(cents) }),
});
export type UsageView = Static<typeof usageView>;

const usageSum = { dataMb: integer, minutes: integer, sms: integer };
const usageHistory = object({
  /** Newest first: every day since the line began, as long as days are kept. */
  days: list(object({ day, ...usageSum })),
  /** The months of the line's bills, with the data volumes that began in them. */
  months: list(object({ startsOn: day, endsOn: day, ...usageSum, agreedMb: integer })),
});
export type UsageHistory = Static<typeof usageHistory>;

export const usageApi = operations({
  'GET /api/usage/me': { answer: object({ usage: list(usageView) }) },
  /** The last six months of a line; by default of the one that began first and still runs. */
  'GET /api/usage/me/history': {
    query: object({ contractId: optional(uuid) }),
    answer: object({ history: usageHistory }),
  },
  'PUT /api/usage/me/notices': {
    body: object({ contractId: uuid, ...usageNotices.properties }),
    answer: object({ notices: usageNotices }),
  },
  /** The most that packages may cost in a month of the line; null for no limit. */
  'PUT /api/usage/me/cost-limit': {
    body: object({ contractId: uuid, limitCents: orNull(integerFrom(0, 100_000)) }),
    answer: object({ limitCents: orNull(cents) }),
  },
});
