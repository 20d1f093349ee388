import { operations } from './operation.ts';
import { day, form, list, moment, object, orNull, type Static, text } from './shapes.ts';

/** A round as the page shows it, in the language of the request. */
const giveawayRound = object({
  slug: text,
  title: text,
  text,
  /** The first moment at which the round accepts no more entries. */
  closesAt: moment,
  /** The day on which the winners were announced; null as long as they are not known. */
  announcedOn: orNull(day),
  /** The winners are named once they are known. */
  prizes: list(object({ name: text, winners: list(text) })),
});

export type GiveawayRound = Static<typeof giveawayRound>;

export const giveawayApi = operations({
  'GET /api/giveaways': {
    answer: object({ open: orNull(giveawayRound), closed: list(giveawayRound) }),
  },
  'POST /api/zoho/giveaway': {
    body: form('giveaway/entry'),
    answer: object({ entry: object({ round: text }) }),
    status: 201,
  },
});
