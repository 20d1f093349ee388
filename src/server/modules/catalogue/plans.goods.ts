import type { ReadableGoods } from '../../infra/import/readable-goods.ts';
import { refuseRepeated } from '../../infra/import/refuse-repeated.ts';
import { type PlanItem, putPlans, stockedPlans } from './plan-stock.repository.ts';

/** The ways to pay a jersey, found again by their slug. */
export const plansGoods: ReadableGoods<PlanItem> = {
  id: 'plans',
  isShared: false,
  async write(tx, team, items) {
    refuseRepeated(items, 'slug');
    return putPlans(tx, team, items);
  },
  read: stockedPlans,
};
