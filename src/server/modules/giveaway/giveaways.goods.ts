import { type FieldFault, problem } from '../../errors/problem.ts';
import type { ReadableGoods } from '../../infra/import/readable-goods.ts';
import { refuseRepeated } from '../../infra/import/refuse-repeated.ts';
import { lockSealed, putRounds, type RoundItem, stockedRounds } from './round-stock.repository.ts';

/** Rounds of the giveaway, found again by their slug. */
export const giveawaysGoods: ReadableGoods<RoundItem> = {
  id: 'giveaways',
  isShared: false,
  async write(tx, team, items) {
    refuseRepeated(items, 'slug');
    const sealed = await lockSealed(tx, team);
    const stocked = await stockedRounds(tx, team);
    const errors = items.flatMap((item, index) => {
      const before = sealed.has(item.slug) ? stocked.find(({ slug }) => slug === item.slug) : undefined;
      return [...wrongOrder(item, index), ...(before ? changedRules(before, item, index) : [])];
    });
    if (errors.length > 0) throw problem(1100, { errors });
    return putRounds(tx, team, items);
  },
  read: stockedRounds,
};

function wrongOrder({ slug, ...times }: RoundItem, index: number): FieldFault[] {
  const order = ['opensAt', 'closesAt', 'drawsAt'] as const;
  return order.slice(1).flatMap((name, at) => {
    const before = order[at] ?? 'opensAt';
    if (Date.parse(times[before]) < Date.parse(times[name])) return [];
    const message = `"${slug}": "${name}" must be after "${before}".`;
    const rule = 'formatExclusiveMinimum';
    return [{ path: `/${index}/${name}`, keyword: rule, rule, message }];
  });
}

/** Once the entries are fixed, what they play for stays as it is; only its words may change. */
function changedRules(before: RoundItem, item: RoundItem, index: number): FieldFault[] {
  const isSame = (name: 'closesAt' | 'drawsAt') => Date.parse(before[name]) === Date.parse(item[name]);
  const changed = [
    ...(['closesAt', 'drawsAt'] as const).filter((name) => !isSame(name)),
    ...(samePrizes(before, item) ? [] : (['prizes'] as const)),
  ];
  return changed.map((name) => ({
    path: `/${index}/${name}`,
    keyword: 'const',
    rule: 'sealed',
    message: `"${item.slug}" takes no more entries, so its "${name}" stay as they were.`,
  }));
}

function samePrizes(before: RoundItem, item: RoundItem): boolean {
  const rules = ({ prizes }: RoundItem) =>
    JSON.stringify(prizes.map(({ count, voucherCents }) => [count, voucherCents]));
  return rules(before) === rules(item);
}
