import rounds from '../../../../teams/content/giveaways.json' with { type: 'json' };
import type { GiveawayRound } from '../../../shared/api/giveaway.ts';
import type { Lang } from '../../../shared/language.ts';

export type Round = (typeof rounds)[number];

const startOf = ({ opensAt }: Round) => new Date(opensAt);
const endOf = ({ closesAt }: Round) => new Date(closesAt);

/** The round that accepts entries now. */
export function openRound(now: Date): Round | undefined {
  return rounds.find((round) => startOf(round) <= now && now < endOf(round));
}

/** Finished rounds, the newest first. */
export function closedRounds(now: Date): Round[] {
  return rounds
    .filter((round) => endOf(round) <= now)
    .sort((a, b) => endOf(b).getTime() - endOf(a).getTime());
}

export function viewRound(round: Round, lang: Lang): GiveawayRound {
  const prizes = round.prizes.map((prize) => ({ name: prize[lang], winners: prize.winners }));
  const { slug, words, closesAt, announcedOn } = round;
  return { slug, ...words[lang], closesAt, announcedOn, prizes };
}
