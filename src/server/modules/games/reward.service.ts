import type { GameResult } from '../../../shared/api/games.ts';
import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { issueCoupon } from '../catalogue/issue-coupon.repository.ts';
import { findReader } from '../customers/user.repository.ts';
import { giveOnce } from '../packages/give-once.service.ts';
import { newestLineOf } from '../packages/line-allowance.repository.ts';
import { givePrize } from '../wallpapers/give-prize.service.ts';
import { kicksOf } from './game-kick.repository.ts';
import { lockResult, type StoredResult, setReward } from './game-result.repository.ts';
import { viewResult } from './game-result.ts';
import { isRewardKnown } from './game-round.repository.ts';
import type { Reward } from './game-round.ts';
import type { Player } from './player.ts';

/**
 * Gives a winner the reward of the winner's choice, once.
 * @throws Problem 1010 unknown play; 1016 given already; 1017 not won; 1018 unknown reward; 1019 not offered to this winner;
 * 1023 data without a line that works
 */
export function claimReward(
  deps: AppDeps,
  player: Player,
  id: string,
  rewardId: string,
): Promise<GameResult> {
  return deps.db.transaction(async (tx) => {
    const play = await lockResult(tx, player.userId, id);
    if (!play) throw problem(1010);
    if (play.rewardId !== null) throw problem(1016);
    if (play.state !== 'won') throw problem(1017);
    const reward = await offered(tx, player, play, rewardId);
    const given = await give(tx, deps, player, id, reward);
    await setReward(tx, id, { rewardId, ...given, now: deps.clock() });
    await tellWinner(tx, deps, player.userId, play, { reward, ...given });
    const kicks = (await kicksOf(tx, [id])).get(id) ?? [];
    const rewarded = { rewardId, rewardEndsOn: given.endsOn, rewardCode: given.code };
    return viewResult({ ...play, ...rewarded }, kicks, player.lang);
  });
}

async function offered(
  tx: Queryable,
  { team }: Player,
  { rewards }: StoredResult,
  rewardId: string,
): Promise<Reward> {
  const reward = rewards.find(({ id }) => id === rewardId);
  if (reward) return reward;
  throw problem((await isRewardKnown(tx, team, rewardId)) ? 1019 : 1018);
}

interface Given {
  /** Its last day; null for what the winner keeps. */
  endsOn: string | null;
  /** Of a coupon. */
  code: string | null;
}

async function give(
  tx: Queryable,
  deps: AppDeps,
  { userId, team }: Player,
  resultId: string,
  reward: Reward,
): Promise<Given> {
  if (reward.kind === 'wallpaper') {
    const prize = { userId, team, slug: reward.wallpaper, wonBy: resultId };
    if (!(await givePrize(tx, prize, deps.clock()))) throw problem(1019);
    return { endsOn: null, code: null };
  }
  const today = berlinToday(deps.clock());
  if (reward.kind === 'coupon') {
    const endsOn = addDays(today, reward.days - 1);
    const code = `TOR-${deps.random.digits(12)}`;
    const { coupon, label } = reward;
    const validity = { validFrom: today, validUntil: endsOn };
    await issueCoupon(tx, {
      id: deps.random.id(),
      team,
      code,
      ...coupon,
      label,
      ...validity,
      issuedFor: resultId,
    });
    return { endsOn, code };
  }
  const line = await newestLineOf(tx, userId, today);
  if (!line) throw problem(1023);
  const gives = [
    { kind: 'data' as const, amount: reward.megabytes, zones: ['home' as const, 'eu' as const] },
  ];
  const given = { source: 'game' as const, sourceId: resultId, durationDays: reward.days, gives };
  return { endsOn: await giveOnce(tx, deps, line, given, today), code: null };
}

/** The reward as a mail, in the customer's language: what it is, and where. */
async function tellWinner(
  tx: Queryable,
  deps: AppDeps,
  userId: string,
  { words }: StoredResult,
  { reward: { kind, label }, endsOn, code }: Given & { reward: Reward },
): Promise<void> {
  const reader = await findReader(tx, userId);
  if (!reader) return;
  const { team, lang, email: to, name } = reader;
  const said = {
    title: words[lang].title,
    label: label[lang],
    kind,
    code: code ?? '',
    end: endsOn === null ? '' : germanDay(endsOn),
  };
  await enqueueMail(tx, deps, { team, lang, userId, to, name: 'gameReward', values: { name, ...said } });
}
