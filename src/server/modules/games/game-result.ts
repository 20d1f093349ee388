import { createHash } from 'node:crypto';
import type { GameResult } from '../../../shared/api/games.ts';
import { type Draw, drawOf, drawText } from '../../../shared/games/penalty-draw.ts';
import type { Kick } from '../../../shared/games/penalty-kick.ts';
import type { Lang } from '../../../shared/language.ts';
import type { StoredResult } from './game-result.repository.ts';
import { viewReward } from './game-round.ts';

/** SHA-256 of the seed, in hexadecimal: it is shown before the first kick. */
export function seedHash(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

/** The chance of a kick, known from the start and to the server alone. */
export function serverDraw(seed: string, number: number): Draw {
  return drawOf(createHash('sha256').update(drawText(seed, number)).digest());
}

/** A play as its player sees it; the seed is part of it once no kick is left. */
export function viewResult(result: StoredResult, kicks: readonly Kick[], lang: Lang): GameResult {
  const { id, roundId, slug, words, keeper, state, seed, rewards } = result;
  return {
    id,
    roundId,
    slug,
    title: words[lang].title,
    keeper,
    state,
    startedAt: result.startedAt.toISOString(),
    endsAt: result.endsAt.toISOString(),
    seedHash: seedHash(seed),
    seed: state === 'playing' ? null : seed,
    kicks: kicks.map((kick, index) => ({ number: index + 1, ...kick })),
    rewards: rewards.map((reward) => viewReward(reward, lang)),
    reward: chosenReward(result, lang),
  };
}

function chosenReward(
  { rewards, rewardId, rewardCode: code, rewardEndsOn: endsOn }: StoredResult,
  lang: Lang,
) {
  const chosen = rewards.find(({ id }) => id === rewardId);
  return chosen ? { ...viewReward(chosen, lang), code, endsOn } : null;
}
