import { operations } from './operation.ts';
import {
  boolean,
  day,
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
} from './shapes.ts';

/** The data to repeat a draw: the entries win in the order of their HMAC-SHA256 under the secret. */
const draw = object({
  /** Not before this moment. */
  drawsAt: moment,
  /** SHA-256 of the secret, in hexadecimal. */
  secretHash: text,
  /** SHA-256 of the list of entries; null as long as entries are taken. */
  numbersHash: orNull(text),
  /** After the draw: the secret, and the numbers of all entries, as `1-40,42`. */
  opened: orNull(object({ secret: text, numbers: text })),
});

const picture = oneOf('tickets', 'shirt', 'voucher');
export type PrizePicture = Static<typeof picture>;

/** What the page draws of a prize. */
const drawn = {
  /** What each is worth, where it is a voucher. */
  voucherCents: orNull(integer),
  picture: orNull(picture),
};

const prize = object({
  name: text,
  ...drawn,
  winners: list(object({ number: orNull(integer), name: orNull(text) })),
});
export type Prize = Static<typeof prize>;
export type DrawnPrize = Pick<Prize, keyof typeof drawn>;

/** A round as the page shows it, in the language of the request. */
const giveawayRound = object({
  slug: text,
  title: text,
  text,
  /** The first moment at which the round accepts no more entries. */
  closesAt: moment,
  /** The day on which the winners were announced; null as long as they are not known. */
  announcedOn: orNull(day),
  /** The winners: each with the number of the entry, with a name where the person wants it. */
  prizes: list(prize),
  /** Null for a round that was drawn elsewhere. */
  draw: orNull(draw),
});

export type GiveawayRound = Static<typeof giveawayRound>;

/** A win for its winner, who has the link. */
const giveawayWin = object({
  title: text,
  prize: text,
  /** A voucher comes by mail as soon as the prize is accepted; all else is delivered by people. */
  ...drawn,
  number: integer,
  state: oneOf('asked', 'accepted'),
  /** Whether the winner wants to be named; null as long as there is no answer. */
  named: orNull(boolean),
  /** The name as the page would show it; null once the entry is deleted. */
  shownName: orNull(text),
  /** Without an answer by then, the next entry wins. */
  answerBy: moment,
});

export type GiveawayWin = Static<typeof giveawayWin>;

const token = shortText(64, { minLength: 1 });

export const giveawayApi = operations({
  'GET /api/giveaways': {
    answer: object({ open: orNull(giveawayRound), closed: list(giveawayRound) }),
  },
  'POST /api/zoho/giveaway': {
    body: form('giveaway/entry'),
    answer: object({ entry: object({ round: text }) }),
    status: 201,
  },
  'POST /api/giveaways/wins/look': { body: object({ token }), answer: object({ win: giveawayWin }) },
  'POST /api/giveaways/wins/answer': {
    body: object({ token, named: boolean }),
    answer: object({ win: giveawayWin }),
  },
});
