import { usageKinds, zones } from '../enums.ts';
import { itemisedChoices } from '../itemised.ts';
import { operations } from './operation.ts';
import {
  boolean,
  cents,
  day,
  form,
  integer,
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

/** A month of a line of which single connections may be stored. */
const itemisedSpan = object({
  startsOn: day,
  endsOn: day,
  /** The bill that tells the usage of the month; null before it is issued. */
  bill: orNull(object({ id: uuid, number: text })),
});

/** What a customer has chosen for a line. It holds no connection. */
const itemisedLine = object({
  contractId: uuid,
  msisdn: text,
  lineName: orNull(text),
  tariffName: text,
  choice: oneOf(...itemisedChoices),
  /** When it was chosen; null: never. */
  chosenAt: orNull(moment),
  /** Only a line that runs can be itemised. */
  isRunning: boolean,
  /** Newest first. */
  months: list(itemisedSpan),
});
export type ItemisedLine = Static<typeof itemisedLine>;

const sums = { dataMb: integer, minutes: integer, sms: integer };

const connection = object({
  /** Of the line and the day. */
  id: text,
  startedAt: moment,
  kind: oneOf(...usageKinds),
  zone: oneOf(...zones),
  /** Its last digits are `xxx` where they were left out; null for data. */
  number: orNull(text),
  /** Null for a message and for data. */
  seconds: orNull(integer),
  /** Megabytes, begun minutes or messages, as they count. */
  amount: integer,
  cents,
});
export type ConnectionView = Static<typeof connection>;

/** The single connections of a line in one of its months, oldest first. */
const itemisedMonth = object({
  contractId: uuid,
  msisdn: text,
  ...itemisedSpan.properties,
  connections: list(connection),
  listed: object({ ...sums, cents }),
  /** All that the line has used in the month, as the usage says; null where its days are no longer kept. */
  used: orNull(object(sums)),
});
export type ItemisedMonth = Static<typeof itemisedMonth>;

const params = object({ id: uuid });
/** A day of the month of the line; by default of its newest one with connections. */
const query = object({ month: optional(day) });

export const callsApi = operations({
  'GET /api/calls/me': { answer: object({ lines: list(itemisedLine) }) },
  /** Behind the step-up, unless it switches off. */
  'PUT /api/calls/me/:id': { params, body: form('calls/itemised'), answer: object({ line: itemisedLine }) },
  'GET /api/calls/me/:id': { params, query, answer: object({ month: itemisedMonth }) },
  /** The address of the list as a PDF, for five minutes. */
  'POST /api/calls/me/:id/link': { params, query, answer: object({ url: text }) },
});
