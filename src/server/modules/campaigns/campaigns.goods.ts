import { problem } from '../../errors/problem.ts';
import type { ReadableGoods } from '../../infra/import/readable-goods.ts';
import { stockedCoupons } from '../catalogue/coupon-stock.repository.ts';
import { campaignFaults } from './campaign-faults.ts';
import { type CampaignItem, putCampaigns, stockedCampaigns } from './campaign-stock.repository.ts';
import { brokenPromises } from './promised-coupons.ts';

/** Campaigns, found again by their slug. */
export const campaignsGoods: ReadableGoods<CampaignItem> = {
  id: 'campaigns',
  isShared: false,
  async write(tx, team, items) {
    const [stored, coupons] = [await stockedCampaigns(tx, team), await stockedCoupons(tx, team)];
    const errors = campaignFaults({ stored, coupons, items });
    if (errors.length > 0) throw problem(1100, { errors });
    return putCampaigns(tx, team, items);
  },
  read: stockedCampaigns,
  restsOn: { id: 'coupons', faults: brokenPromises },
};
