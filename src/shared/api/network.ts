import { disturbanceStates, networkServices, receptions, technologies } from '../network.ts';
import { LONGEST_QUESTION } from '../search.ts';
import { operations } from './operation.ts';
import {
  boolean,
  integer,
  list,
  moment,
  object,
  oneOf,
  optional,
  orNull,
  shortText,
  text,
} from './shapes.ts';

const reception = oneOf(...receptions);

const disturbance = object({
  id: text,
  /** The name of the area, as the network writes it. */
  region: text,
  /** It touches the place that was asked for. */
  isHere: boolean,
  since: moment,
  /** Null: not known yet. */
  expectedEnd: orNull(moment),
  affects: list(oneOf(...networkServices)),
  state: oneOf(...disturbanceStates),
});

/** A postal code or a town, as people type it. */
const place = object({ near: optional(shortText(LONGEST_QUESTION)) });

export const networkApi = operations({
  'GET /api/network/coverage': {
    query: place,
    answer: object({
      /** Null: none was asked for, or it is unknown. `codes` counts its postal codes. */
      place: orNull(object({ name: text, codes: integer })),
      /** Null without a place, and while the network does not answer. */
      reception: orNull(
        list(object({ technology: oneOf(...technologies), outdoors: reception, indoors: reception })),
      ),
      /** When the network said so. */
      asOf: orNull(moment),
    }),
  },
  'GET /api/network/disturbances': {
    query: place,
    answer: object({
      /** Null while the network does not answer: then it is not known whether there are any. */
      disturbances: orNull(list(disturbance)),
      asOf: orNull(moment),
    }),
  },
});
