import type { Queryable } from '../../infra/db/queryable.ts';
import { releaseCoupons } from '../catalogue/coupon.repository.ts';
import { freeNumbers } from '../phone-numbers/released-number.repository.ts';
import { freeSims } from '../phone-numbers/sim.repository.ts';
import { cancelPortings } from '../portings/porting.repository.ts';

/** Frees everything that cancelled orders had taken: numbers, SIM cards, uses of coupons, porting requests. */
export async function releaseOrders(tx: Queryable, orderIds: readonly string[], now: Date): Promise<void> {
  await freeNumbers(tx, orderIds);
  await freeSims(tx, orderIds);
  await releaseCoupons(tx, orderIds);
  await cancelPortings(tx, orderIds, now);
}
