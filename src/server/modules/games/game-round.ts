import type { Coupon } from '../../../shared/api/catalogue.ts';
import type { GameReward, GameRound } from '../../../shared/api/games.ts';
import type { KeeperId } from '../../../shared/games/penalty-keepers.ts';
import type { Lang } from '../../../shared/language.ts';

export type RoundWords = Record<Lang, { title: string; text: string }>;

interface Offered {
  /** The same id names the same thing in all rounds of a brand. */
  id: string;
  label: Record<Lang, string>;
}

/** Of a reward that ends. */
interface Ending {
  /** How long it can be used, its first day included. */
  days: number;
}

/** What a winner can choose. */
export type Reward =
  | (Offered & Ending & { kind: 'data'; megabytes: number })
  | (Offered & Ending & { kind: 'coupon'; coupon: Pick<Coupon, 'kind' | 'amount' | 'months'> })
  /** By its slug; a wallpaper stays with the winner. */
  | (Offered & { kind: 'wallpaper'; wallpaper: string });

export interface Round {
  id: string;
  slug: string;
  opensAt: Date;
  closesAt: Date;
  keeper: KeeperId;
  words: RoundWords;
  rewards: Reward[];
  hasRewards: boolean;
}

/** A round as the page shows it. */
export function viewRound(
  { id, slug, closesAt, keeper, words, rewards, hasRewards }: Round,
  lang: Lang,
): GameRound {
  const shown = rewards.map((reward) => viewReward(reward, lang));
  return { id, slug, ...words[lang], closesAt: closesAt.toISOString(), keeper, rewards: shown, hasRewards };
}

export function viewReward(reward: Reward, lang: Lang): GameReward {
  const { id, kind, label } = reward;
  return { id, kind, label: label[lang], figure: figureOf(reward) };
}

function figureOf(reward: Reward): GameReward['figure'] {
  if (reward.kind === 'wallpaper') return null;
  if (reward.kind === 'data') return { value: reward.megabytes, unit: 'megabytes' };
  const { kind, amount: value } = reward.coupon;
  if (kind === 'waiveOneOff') return null;
  return { value, unit: kind === 'percentMonthly' ? 'percent' : 'cents' };
}
