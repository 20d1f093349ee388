import { byName } from './catalogue.ts';
import { operations } from './operation.ts';
import { checkoutView, checkoutWish } from './payments.ts';
import {
  boolean,
  cents,
  day,
  list,
  object,
  oneOf,
  optional,
  orNull,
  type Static,
  text,
  uuid,
} from './shapes.ts';

/** A customer's package. */
const ownOption = object({
  id: uuid,
  contractId: uuid,
  /** The number of its line. */
  msisdn: text,
  lineName: orNull(text),
  optionId: uuid,
  name: text,
  /** `waiting`: paid, and it begins on a later day. */
  state: oneOf('paymentProcessing', 'waiting', 'running'),
  priceCents: cents,
  isRecurring: boolean,
  startsOn: orNull(day),
  /** Its last day; null for one that comes each month and was not ended. */
  endsOn: orNull(day),
  /** The last day of one that comes each month, were it ended now; null where there is nothing to end. */
  wouldEndOn: orNull(day),
});
export type OwnOption = Static<typeof ownOption>;

/** When a package would begin, and until when it is paid: the two cards before the button. */
const bookingTerm = object({ startsOn: day, endsOn: day });
const optionTerms = object({
  contractId: uuid,
  /** The line that gets the package: its number, its name and its tariff. */
  msisdn: text,
  lineName: orNull(text),
  tariffName: text,
  /** The last day of a line that was cancelled, and of every package for it. */
  lineEndsOn: orNull(day),
  /** With the express wish to begin before the withdrawal period ends. */
  early: bookingTerm,
  /** After the withdrawal period; null when the line ends before. */
  later: orNull(bookingTerm),
});
export type OptionTerms = Static<typeof optionTerms>;

export const packagesApi = operations({
  'POST /api/options/:id/payment-intent': {
    params: byName,
    body: object({
      /** The contract for the package; by default the line that began first and still runs, else the next one. */
      contractId: optional(uuid),
      /** The customer asks that it starts within the withdrawal period (§ 357a BGB). */
      earlyStart: boolean,
      ...checkoutWish.properties,
    }),
    answer: object({ bookingId: uuid, ...checkoutView.properties }),
  },
  /** My packages that were booked after the order. */
  'GET /api/tariffs/options/me': { answer: object({ options: list(ownOption) }) },
  /** When a package would begin and end, were it paid today. */
  'GET /api/options/:id/terms': {
    params: byName,
    query: object({ contractId: optional(uuid) }),
    answer: object({ terms: optionTerms }),
  },
  /** Ends a package that comes each month: with the line's current month. */
  'POST /api/tariffs/options/me/:id/end': {
    params: object({ id: uuid }),
    answer: object({ endsOn: day }),
  },
});
