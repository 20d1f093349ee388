import { answerViews } from './answers.ts';
import { tariff } from './catalogue.ts';
import { operations } from './operation.ts';
import { summaryView } from './orders.ts';
import {
  boolean,
  cents,
  day,
  form,
  list,
  object,
  oneOf,
  optional,
  orNull,
  type Static,
  shortText,
  text,
  uuid,
} from './shapes.ts';

/** A change that has been ordered and has not begun. */
const plannedChange = object({
  tariffId: uuid,
  tariffName: text,
  monthlyCents: cents,
  startsOn: day,
  minimumEndsOn: day,
  answers: answerViews,
});
export type PlannedChange = Static<typeof plannedChange>;

/** A tariff that the line can have; it begins with a month of the contract. */
const tariffOffer = object({
  tariff,
  /** Null where it can be ordered. */
  refusal: orNull(oneOf('same', 'cheaperInTerm')),
  /** With the next month, and with the first one after the withdrawal period. */
  startsOn: day,
  startsAfterWithdrawalOn: day,
  /** The last day of the minimum term, if it begins with the next month. */
  minimumEndsOn: day,
});

const changesView = object({
  contractId: uuid,
  /** The number of the line. */
  msisdn: text,
  lineName: orNull(text),
  tariffId: uuid,
  tariffName: text,
  monthlyCents: cents,
  minimumEndsOn: day,
  planned: orNull(plannedChange),
  offers: list(tariffOffer),
});
export type ChangesView = Static<typeof changesView>;
export type TariffOffer = Static<typeof tariffOffer>;

/** One of several lines; by default the one that began first and still runs. */
const query = object({ contractId: optional(uuid) });

export const changesApi = operations({
  'GET /api/tariffs/me/changes': { query, answer: changesView },
  /** Made before the order button (§ 54 TKG); the order of a change needs one with the same content. */
  'POST /api/tariffs/me/contract-summary': {
    query,
    body: object({ tariffId: shortText(80), earlyStart: boolean }),
    answer: object({ summary: summaryView }),
    status: 201,
  },
  'POST /api/tariffs/me': {
    query,
    body: form('contract/tariff-change'),
    answer: object({ planned: plannedChange }),
    status: 201,
  },
  /** Takes a change back that has not begun. */
  'DELETE /api/tariffs/me/changes': { query, answer: object({ planned: orNull(plannedChange) }) },
});
