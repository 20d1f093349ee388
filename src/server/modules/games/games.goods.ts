import { type FieldFault, problem } from '../../errors/problem.ts';
import type { ReadableGoods } from '../../infra/import/readable-goods.ts';
import { refuseRepeated } from '../../infra/import/refuse-repeated.ts';
import { prizesOf } from '../wallpapers/wallpaper-prize.repository.ts';
import type { Reward } from './game-round.ts';
import {
  type GameItem,
  lockPlayed,
  type PlayedRound,
  putGames,
  stockedGames,
} from './game-stock.repository.ts';

/** Rounds of the games, found again by their slug. */
export const gamesGoods: ReadableGoods<GameItem> = {
  id: 'games',
  isShared: false,
  async write(tx, team, items) {
    refuseRepeated(items, 'slug');
    const played = new Map((await lockPlayed(tx, team)).map((round) => [round.slug, round]));
    const errors = items.flatMap((item, index) => [
      ...wrongOrder(item, index),
      ...repeatedRewards(item, index),
      ...changedRules(played.get(item.slug), item, index),
    ]);
    const prizes = new Set(await prizesOf(tx, team));
    errors.push(...wrongWallpapers(prizes, items));
    if (errors.length > 0) throw problem(1100, { errors });
    return putGames(tx, team, prizes.size > 0 ? items : items.map(withoutWallpapers));
  },
  read: stockedGames,
};

function wrongOrder({ slug, opensAt, closesAt }: GameItem, index: number): FieldFault[] {
  if (Date.parse(opensAt) < Date.parse(closesAt)) return [];
  const rule = 'formatExclusiveMinimum';
  const message = `"${slug}": "closesAt" must be after "opensAt".`;
  return [{ path: `/${index}/closesAt`, keyword: rule, rule, message }];
}

function repeatedRewards({ slug, rewards }: GameItem, index: number): FieldFault[] {
  if (new Set(rewards.map(({ id }) => id)).size === rewards.length) return [];
  const message = `"${slug}": each reward needs an id of its own.`;
  return [{ path: `/${index}/rewards`, keyword: 'uniqueItems', rule: 'uniqueItems', message }];
}

/** What a round was played for stays as it is. */
function changedRules(before: PlayedRound | undefined, item: GameItem, index: number): FieldFault[] {
  if (!before) return [];
  const fault = (name: string, rule: string, message: string) => [
    { path: `/${index}/${name}`, keyword: rule, rule, message: `"${item.slug}" ${message}` },
  ];
  return [
    ...(item.keeper === before.keeper
      ? []
      : fault('keeper', 'const', 'is played already, so its keeper stays.')),
    ...(sameRewards(item, before)
      ? []
      : fault('rewards', 'const', 'is played already, so its rewards stay.')),
    ...(item.budget >= before.taken
      ? []
      : fault(
          'budget',
          'minimum',
          `has promised ${before.taken} rewards, so its budget cannot be ${item.budget}.`,
        )),
  ];
}

/** The words of a reward may change. The database orders the names in an object anew. */
function sameRewards(item: Pick<GameItem, 'rewards'>, before: Pick<GameItem, 'rewards'>): boolean {
  const rules = ({ rewards }: Pick<GameItem, 'rewards'>) =>
    JSON.stringify(rewards.map((reward) => [reward.id, ...rulesOf(reward)]));
  return rules(item) === rules(before);
}

function rulesOf(reward: Reward): unknown[] {
  if (reward.kind === 'wallpaper') return [reward.wallpaper];
  const { days } = reward;
  if (reward.kind === 'data') return [days, reward.megabytes];
  return [days, reward.coupon.kind, reward.coupon.amount, reward.coupon.months];
}

/** A wallpaper must be a prize, and who has it already needs something else to choose. */
function wrongWallpapers(prizes: ReadonlySet<string>, items: readonly GameItem[]): FieldFault[] {
  return items.flatMap(({ slug, rewards }, index) => {
    const fault = (message: string) => [
      { path: `/${index}/rewards`, keyword: 'enum', rule: 'enum', message: `"${slug}": ${message}` },
    ];
    const named = rewards.flatMap((reward) => (reward.kind === 'wallpaper' ? [reward.wallpaper] : []));
    const unknown = named.find((wallpaper) => prizes.size > 0 && !prizes.has(wallpaper));
    if (unknown !== undefined) return fault(`no wallpaper that is a prize is called "${unknown}".`);
    return named.length === rewards.length ? fault('besides wallpapers it needs another reward.') : [];
  });
}

/** A brand for which no wallpaper is drawn plays for the other rewards. */
function withoutWallpapers(item: GameItem): GameItem {
  return { ...item, rewards: item.rewards.filter(({ kind }) => kind !== 'wallpaper') };
}
