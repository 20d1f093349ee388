import type { FieldFault } from '../../errors/problem.ts';
import { claimedIds } from '../../infra/import/claimed-ids.ts';
import { repeatedKeys } from '../../infra/import/refuse-repeated.ts';
import type { CouponItem } from '../catalogue/coupon-stock.repository.ts';
import type { CampaignItem } from './campaign-stock.repository.ts';
import { couponFaults } from './coupon-faults.ts';

interface Judged {
  /** Campaigns and coupons of the brand in the database. */
  stored: readonly CampaignItem[];
  coupons: readonly CouponItem[];
  /** The campaigns of the file. */
  items: readonly CampaignItem[];
}

/** All that a file of campaigns is refused for. */
export function campaignFaults({ stored, coupons, items }: Judged): FieldFault[] {
  const byCode = new Map(coupons.map((coupon) => [coupon.code, coupon]));
  return [
    ...repeatedKeys(items, 'slug'),
    ...items.flatMap(wrongOrder),
    ...claimedIds(stored, items),
    ...items.flatMap((item, index) => couponFaults(byCode, item, index)),
  ];
}

function wrongOrder({ slug, startsAt, endsAt }: CampaignItem, index: number): FieldFault[] {
  if (Date.parse(startsAt) < Date.parse(endsAt)) return [];
  const message = `"${slug}" ends before it begins: "endsAt" must be after "startsAt".`;
  const rule = 'formatExclusiveMinimum';
  return [{ path: `/${index}/endsAt`, keyword: rule, rule, message }];
}
