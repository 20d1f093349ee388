import { simTypes } from '../enums.ts';
import { awaitedThings, contractStates } from '../states/contract.ts';
import { answerViews } from './answers.ts';
import { tariff } from './catalogue.ts';
import { waitReasons } from './declarations.ts';
import { operations } from './operation.ts';
import {
  boolean,
  day,
  form,
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

/** What a phone needs to load an eSIM; a secret of the line's holder. */
const esimView = object({ smdpAddress: text, activationCode: text });
export type EsimView = Static<typeof esimView>;

export const contractView = object({
  id: uuid,
  number: text,
  orderId: uuid,
  state: oneOf(...contractStates),
  msisdn: text,
  /** What its customer calls the line; null while it has no name. */
  lineName: orNull(text),
  tariffId: uuid,
  tariffName: text,
  /** A partner's or child's card: its customer has or had a main contract beside it. */
  isSecondCard: boolean,
  concludedOn: day,
  /** Null while the line waits for its number or card; it begins on the day on which the last of them arrives. */
  startsOn: orNull(day),
  /** What it waits for: the number that it brings, the card that we send. */
  awaits: orNull(oneOf(...awaitedThings)),
  /** The agreed day of that arrival, once there is one. */
  numberArrivesOn: orNull(day),
  /** Null until the line's first day is known. */
  minimumEndsOn: orNull(day),
  /** Null until the line's first day is known, and when no day is early enough to end the contract with its term. */
  lastDayToCancel: orNull(day),
  /** The last day, once the contract has been cancelled or withdrawn from. */
  endedOn: orNull(day),
  /** The day on which a cancellation of today would end the contract. */
  earliestEndOn: day,
  /** The last day to withdraw; null when it is over, or the customer has withdrawn. */
  withdrawableUntil: orNull(day),
  sim: orNull(
    object({
      type: oneOf(...simTypes),
      state: oneOf('assigned', 'prepared', 'active', 'blocked'),
      iccid: text,
      /** When its customer blocked it as lost; null while it is not lost. */
      lostAt: orNull(moment),
    }),
  ),
  /** The profile can be loaded, from the payment on: before the line is active. Its code needs a step-up. */
  hasEsimCode: boolean,
  /** Cancellations and withdrawals about which people still decide, newest first. */
  waiting: list(
    object({
      number: text,
      kind: oneOf('cancellation', 'withdrawal'),
      receivedOn: day,
      reason: oneOf(...waitReasons),
      answers: answerViews,
    }),
  ),
  /** The id of the contract confirmation; null for an old contract without one. */
  confirmationId: orNull(uuid),
});
export type ContractView = Static<typeof contractView>;

export const contractsApi = operations({
  /** The code of a line's eSIM; the customer is told by mail. It needs a step-up. */
  'POST /api/contracts/me/:id/esim-code': {
    params: object({ id: uuid }),
    answer: object({ esim: esimView }),
  },
  'GET /api/contracts/me': { answer: object({ contracts: list(contractView) }) },
  /** Whether a contract has changed since: 304 with the ETag of the last answer, else the new version. */
  'GET /api/tariffs/me/ping': { answer: object({ version: text }) },
  /** What its customer calls a line; an empty field takes the name away. */
  'PUT /api/contracts/me/:id/line-name': {
    params: object({ id: uuid }),
    body: form('contract/line-name'),
    answer: object({ lineName: orNull(text) }),
  },
  /** The plan of a line: by default of the one that began first and still runs, else of the next one. */
  'GET /api/tariffs/me': {
    query: object({ contractId: optional(uuid) }),
    answer: object({ contract: contractView, tariff }),
  },
});
