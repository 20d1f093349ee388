import { couponKinds, tariffTypes } from '../enums.ts';
import { operations } from './operation.ts';
import {
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

/** An offer for some time, in the language of the request. */
const campaign = object({
  id: uuid,
  slug: text,
  title: text,
  teaser: text,
  /** Paragraphs. */
  text: list(text),
  terms: list(text),
  startsAt: moment,
  /** The first moment after it. */
  endsAt: moment,
  /** An order takes it; null: the offer needs none. */
  couponCode: orNull(text),
  /** What the code takes off: a percentage or cents, by kind, for so many months; null as long as one keeps the plan. */
  discount: orNull(object({ kind: oneOf(...couponKinds), amount: integer, months: orNull(integer) })),
  /** Null: all plans of private customers. */
  tariffTypes: orNull(list(oneOf(...tariffTypes))),
});
export type Campaign = Static<typeof campaign>;

export const campaignsApi = operations({
  'GET /api/campaigns': { answer: object({ campaigns: list(campaign) }) },
  'GET /api/campaigns/:id': {
    params: object({ id: shortText(64, { minLength: 1 }) }),
    answer: object({ campaign }),
  },
});
