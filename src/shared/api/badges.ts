import { badgeIds } from '../badges.ts';
import { operations } from './operation.ts';
import { boolean, integer, list, moment, object, oneOf, orNull, type Static, text } from './shapes.ts';

/** A badge with a customer's progress, in the language of the request. */
const ownBadge = object({
  id: oneOf(...badgeIds),
  title: text,
  /** What it is earned for. */
  condition: text,
  done: integer,
  of: integer,
  earnedAt: orNull(moment),
  /** Earned, and not noted as told by `POST /api/badges/me/told`. */
  isNew: boolean,
});
export type OwnBadge = Static<typeof ownBadge>;

export const badgesApi = operations({
  'GET /api/badges/me': { answer: object({ badges: list(ownBadge) }) },
  'POST /api/badges/me/told': {
    body: object({ badges: list(oneOf(...badgeIds), { maxItems: badgeIds.length }) }),
    answer: object({}),
  },
});
