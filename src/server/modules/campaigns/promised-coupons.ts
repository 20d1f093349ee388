import type { TeamId } from '../../../shared/teams.ts';
import type { FieldFault } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { type CouponItem, stockedCoupons } from '../catalogue/coupon-stock.repository.ts';
import { campaignFaults } from './campaign-faults.ts';
import { type CampaignItem, stockedCampaigns } from './campaign-stock.repository.ts';
import { breachesOf } from './coupon-faults.ts';

/**
 * What a file of coupons would break in campaigns. A campaign that the same import changes counts as it will be, or it could
 * never be made longer together with its coupon; but only where its file has no fault and so will be written.
 * @param written the coupons of the file
 * @param coming the campaigns that the same import brings afterwards
 */
export async function brokenPromises(
  tx: Queryable,
  team: TeamId,
  written: readonly CouponItem[],
  coming: readonly CampaignItem[],
): Promise<FieldFault[]> {
  const [stored, coupons] = [await stockedCampaigns(tx, team), await stockedCoupons(tx, team)];
  const willCome = campaignFaults({ stored, coupons, items: coming }).length === 0 ? coming : [];
  const stay = stored.filter(({ slug }) => !willCome.some((one) => one.slug === slug));
  return written.flatMap((coupon, index) => faultsOf(coupon, index, stay));
}

function faultsOf(coupon: CouponItem, index: number, campaigns: readonly CampaignItem[]): FieldFault[] {
  return campaigns
    .filter(({ couponCode }) => couponCode === coupon.code)
    .flatMap((campaign) => breachesOf(coupon, campaign))
    .map(({ field, message }) => ({
      path: `/${index}/${field}`,
      keyword: 'campaign',
      rule: 'campaign',
      message,
    }));
}
