import rounds from '../../../../teams/content/giveaways.json' with { type: 'json' };
import type { Lang } from '../../../shared/form-script.ts';

type Round = (typeof rounds)[number];

/** A round as the page shows it, in one language. */
export interface RoundView {
  slug: string;
  title: string;
  text: string;
  closesAt: string;
  prizes: { name: string; winners: string[] }[];
}

const startOf = ({ opensAt }: Round) => new Date(opensAt);
const endOf = ({ closesAt }: Round) => new Date(closesAt);

/** The round that takes entries at this moment. */
export function openRound(now: Date): Round | undefined {
  return rounds.find((round) => startOf(round) <= now && now < endOf(round));
}

/** Rounds that are over, the newest first. */
export function closedRounds(now: Date): Round[] {
  return rounds
    .filter((round) => endOf(round) <= now)
    .sort((a, b) => endOf(b).getTime() - endOf(a).getTime());
}

export function viewRound(round: Round, lang: Lang): RoundView {
  const prizes = round.prizes.map((prize) => ({ name: prize[lang], winners: prize.winners }));
  return { slug: round.slug, ...round.words[lang], closesAt: round.closesAt, prizes };
}
