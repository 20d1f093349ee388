import { problem } from '../../errors/problem.ts';
import type { ReadableGoods } from '../../infra/import/readable-goods.ts';
import { refuseRepeated } from '../../infra/import/refuse-repeated.ts';
import { type CouponItem, lockedUses, putCoupons, stockedCoupons } from './coupon-stock.repository.ts';

/** Coupons, found again by their code. */
export const couponsGoods: ReadableGoods<CouponItem> = {
  id: 'coupons',
  isShared: false,
  async write(tx, team, items) {
    refuseRepeated(items, 'code');
    const codes = items.flatMap(({ code, maxRedemptions }) => (maxRedemptions === null ? [] : [code]));
    refuseLimitsBelowUse(items, await lockedUses(tx, team, codes));
    return putCoupons(tx, team, items);
  },
  read: stockedCoupons,
};

/** @throws Problem 1100 */
function refuseLimitsBelowUse(items: readonly CouponItem[], uses: ReadonlyMap<string, number>): void {
  const errors = items.flatMap(({ code, maxRedemptions }, index) => {
    const used = uses.get(code) ?? 0;
    if (maxRedemptions === null || maxRedemptions >= used) return [];
    const message = `"${code}" has been used ${used} times already, so its limit cannot be ${maxRedemptions}.`;
    return [{ path: `/${index}/maxRedemptions`, keyword: 'minimum', rule: 'minimum', message }];
  });
  if (errors.length > 0) throw problem(1100, { errors });
}
