import { problem } from '../../errors/problem.ts';
import { claimedIds } from '../../infra/import/claimed-ids.ts';
import type { ReadableGoods } from '../../infra/import/readable-goods.ts';
import { refuseRepeated } from '../../infra/import/refuse-repeated.ts';
import { stockedCoupons } from '../catalogue/coupon-stock.repository.ts';
import { type CampaignItem, putCampaigns, stockedCampaigns } from './campaign-stock.repository.ts';
import { couponFaults } from './coupon-faults.ts';

/** Campaigns, found again by their slug. */
export const campaignsGoods: ReadableGoods<CampaignItem> = {
  id: 'campaigns',
  isShared: false,
  async write(tx, team, items) {
    refuseRepeated(items, 'slug');
    refuseWrongOrder(items);
    const stocked = await stockedCoupons(tx, team);
    const coupons = new Map(stocked.map((coupon) => [coupon.code, coupon]));
    const errors = [
      ...claimedIds(await stockedCampaigns(tx, team), items),
      ...items.flatMap((item, index) => couponFaults(coupons, item, index)),
    ];
    if (errors.length > 0) throw problem(1100, { errors });
    return putCampaigns(tx, team, items);
  },
  read: stockedCampaigns,
};

/** @throws Problem 1100 */
function refuseWrongOrder(items: readonly CampaignItem[]): void {
  const errors = items.flatMap(({ slug, startsAt, endsAt }, index) => {
    if (Date.parse(startsAt) < Date.parse(endsAt)) return [];
    const message = `"${slug}" ends before it begins: "endsAt" must be after "startsAt".`;
    return [
      {
        path: `/${index}/endsAt`,
        keyword: 'formatExclusiveMinimum',
        rule: 'formatExclusiveMinimum',
        message,
      },
    ];
  });
  if (errors.length > 0) throw problem(1100, { errors });
}
