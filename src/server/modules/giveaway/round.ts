import { createHash } from 'node:crypto';
import type { GiveawayRound, PrizePicture } from '../../../shared/api/giveaway.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { Lang } from '../../../shared/language.ts';
import { shownName } from './shown-name.ts';
import type { ShownWin } from './win.repository.ts';

export type RoundWords = Record<Lang, { title: string; text: string }>;

/** A prize in both languages. */
export interface RoundPrize extends Record<Lang, string> {
  /** A single piece of it, as its winner reads it. */
  one: Record<Lang, string>;
  /** How many there are of it. */
  count: number;
  /** What it is worth as a voucher; null: people deliver it. */
  voucherCents: number | null;
  picture?: PrizePicture;
  /** Of a round that was drawn elsewhere. */
  winners: string[];
}

export interface Round {
  slug: string;
  closesAt: Date;
  drawsAt: Date;
  /** `YYYY-MM-DD`, of a round that was drawn elsewhere. */
  announcedOn: string | null;
  words: RoundWords;
  prizes: RoundPrize[];
  secret: string;
  /** The entries that take part, as `1-40,42`; null as long as they are not fixed. */
  numbers: string | null;
  drawnAt: Date | null;
}

/** SHA-256 of a text, in hexadecimal: what is published of a secret or a list before it is shown. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A round as the pages show it. @param wins the standing ones of the round, in the order of the draw */
export function viewRound(round: Round, lang: Lang, wins: readonly ShownWin[]): GiveawayRound {
  const { slug, words, closesAt, drawnAt } = round;
  const prizes = round.prizes.map(({ winners, ...prize }, index) => ({
    name: prize[lang],
    voucherCents: prize.voucherCents,
    picture: prize.picture ?? null,
    winners: [
      ...winners.map((name) => ({ number: null, name })),
      ...wins.filter((win) => win.prize === index).map(viewWinner),
    ],
  }));
  const announcedOn = drawnAt ? berlinToday(drawnAt) : round.announcedOn;
  return { slug, ...words[lang], closesAt: closesAt.toISOString(), announcedOn, prizes, draw: drawOf(round) };
}

function viewWinner({ number, name }: ShownWin) {
  return { number, name: name === null ? null : shownName(name) };
}

/** The data to repeat the draw. */
function drawOf({ announcedOn, drawsAt, secret, numbers, drawnAt }: Round): GiveawayRound['draw'] {
  if (announcedOn !== null) return null;
  return {
    drawsAt: drawsAt.toISOString(),
    secretHash: digestOf(secret),
    numbersHash: numbers === null ? null : digestOf(numbers),
    opened: drawnAt && numbers !== null ? { secret, numbers } : null,
  };
}
