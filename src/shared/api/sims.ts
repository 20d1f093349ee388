import { barringRanges } from '../barrings.ts';
import { simTypes } from '../enums.ts';
import { deliverySteps } from '../states/delivery.ts';
import { simStates } from '../states/sim.ts';
import { codeSent } from './customers.ts';
import { operations } from './operation.ts';
import {
  boolean,
  form,
  integer,
  list,
  moment,
  object,
  oneOf,
  orNull,
  type Static,
  shortText,
  text,
  uuid,
} from './shapes.ts';

/** A card that takes the place of a SIM. */
const replacingCard = object({
  /** What the next bill says once the card is switched on; 0 for one in the place of a defective card. */
  priceCents: integer,
  /** How far it is; null until it is ordered from the carrier. */
  parcel: orNull(oneOf(...deliverySteps)),
  /** There from the hand-over on. */
  trackingNumber: orNull(text),
});
export type ReplacingCard = Static<typeof replacingCard>;

/** The SIM of a line that has not ended. */
export const simView = object({
  /** The line. */
  contractId: uuid,
  msisdn: text,
  lineName: orNull(text),
  tariffName: text,
  kind: oneOf(...simTypes),
  state: oneOf(...simStates),
  iccid: text,
  /** When its customer blocked it; null while it is not blocked. */
  lostAt: orNull(moment),
  /** It is an eSIM, whose code the set-up page shows. */
  hasEsimCode: boolean,
  /** When a new eSIM takes its place, or a card for it is sent; null where neither was asked for and proved. */
  replacedFrom: orNull(moment),
  /** The card that takes its place; null where it is an eSIM. */
  card: orNull(replacingCard),
  /** What its line is barred from. */
  barrings: list(oneOf(...barringRanges)),
});
export type SimView = Static<typeof simView>;

/** The PIN at the delivery of a SIM, and its PUK. They come from the network each time, and are kept nowhere. */
const simSecretsView = object({ pin: text, puk: text });
export type SimSecretsView = Static<typeof simSecretsView>;

const ofLine = object({ id: uuid });
const sim = object({ sim: simView });
const link = object({ token: shortText(100) });

export const simsApi = operations({
  /** The SIMs of the customer's lines; 1023 without one. */
  'GET /api/sims/me': { answer: object({ sims: list(simView) }) },
  /** PIN and PUK of a line's SIM; the customer is told by mail. It needs a step-up. */
  'POST /api/sims/me/:id/secrets': { params: ofLine, answer: object({ secrets: simSecretsView }) },
  /** Blocks a lost SIM at once. It needs no step-up: the code would go to the lost phone. */
  'POST /api/sims/me/:id/block': { params: ofLine, answer: sim },
  /** Asks for an eSIM or a card in its place: by the password and a link by e-mail, or by a code to another phone. */
  'POST /api/sims/me/:id/replacement': { params: ofLine, body: form('account/sim-replacement'), answer: sim },
  /** The code for it, to the phone of the account. */
  'POST /api/sims/me/:id/replacement/generate-otp': { params: ofLine, answer: codeSent },
  'DELETE /api/sims/me/:id/replacement': { params: ofLine, answer: sim },
  /** The card has come: from now on it is the line's. It needs a step-up. */
  'POST /api/sims/me/:id/replacement/activate': { params: ofLine, answer: sim },
  /** What the link of the mail would confirm: no more than the mail says itself. The token stays out of the address, and so out of logs. */
  'POST /api/sims/replacement/asked': {
    body: link,
    answer: object({ msisdn: text, kind: oneOf(...simTypes), priceCents: integer }),
  },
  /** By the link of the mail. */
  'POST /api/sims/replacement/confirm': {
    body: link,
    answer: object({ replacedFrom: moment, kind: oneOf(...simTypes) }),
  },
  /** By the link in a notice, for who did not ask for it. */
  'POST /api/sims/replacement/cancel': { body: link, answer: object({}) },
  /** Bars a line from these ranges and from no other, free of charge. */
  'PUT /api/sims/me/:id/barrings': {
    params: ofLine,
    body: object({ ranges: list(oneOf(...barringRanges), { maxItems: barringRanges.length }) }),
    answer: sim,
  },
  /** The SIM was found again. It needs a step-up. */
  'POST /api/sims/me/:id/unblock': { params: ofLine, answer: sim },
});
