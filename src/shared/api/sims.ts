import { barringRanges } from '../barrings.ts';
import { simTypes } from '../enums.ts';
import { simStates } from '../states/sim.ts';
import { operations } from './operation.ts';
import { boolean, list, moment, object, oneOf, orNull, type Static, text, uuid } from './shapes.ts';

/** The SIM of a line that has not ended. */
export const simView = object({
  /** The line. */
  contractId: uuid,
  msisdn: text,
  tariffName: text,
  kind: oneOf(...simTypes),
  state: oneOf(...simStates),
  iccid: text,
  /** When its customer blocked it; null while it is not blocked. */
  lostAt: orNull(moment),
  /** It is an eSIM, whose code the set-up page shows. */
  hasEsimCode: boolean,
  /** What its line is barred from. */
  barrings: list(oneOf(...barringRanges)),
});
export type SimView = Static<typeof simView>;

/** The PIN at the delivery of a SIM, and its PUK. They come from the network each time, and are kept nowhere. */
const simSecretsView = object({ pin: text, puk: text });
export type SimSecretsView = Static<typeof simSecretsView>;

const ofLine = object({ id: uuid });
const sim = object({ sim: simView });

export const simsApi = operations({
  /** The SIMs of the customer's lines; 1023 without one. */
  'GET /api/sims/me': { answer: object({ sims: list(simView) }) },
  /** PIN and PUK of a line's SIM; the customer is told by mail. It needs a step-up. */
  'POST /api/sims/me/:id/secrets': { params: ofLine, answer: object({ secrets: simSecretsView }) },
  /** Blocks a lost SIM at once. It needs no step-up: the code would go to the lost phone. */
  'POST /api/sims/me/:id/block': { params: ofLine, answer: sim },
  /** Bars a line from these ranges and from no other, free of charge. */
  'PUT /api/sims/me/:id/barrings': {
    params: ofLine,
    body: object({ ranges: list(oneOf(...barringRanges), { maxItems: barringRanges.length }) }),
    answer: sim,
  },
  /** The SIM was found again. It needs a step-up. */
  'POST /api/sims/me/:id/unblock': { params: ofLine, answer: sim },
});
