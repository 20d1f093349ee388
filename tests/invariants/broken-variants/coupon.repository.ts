import * as sound from '../../../src/server/modules/catalogue/coupon.repository.ts';
import { isNaive } from './naive.ts';

export * from '../../../src/server/modules/catalogue/coupon.repository.ts';

/** Wrong on purpose: reads how often the coupon was used, and writes one more than that. */
const readThenWrite: typeof sound.redeemCoupon = async (tx, { couponId, orderId, userId, now }) => {
  const [row] = await tx.query<{ redeemed: number; limit: number | null }>(
    'SELECT redeemed, max_redemptions AS limit FROM coupon WHERE id = $1',
    [couponId],
  );
  if (!row || (row.limit !== null && row.redeemed >= row.limit)) return false;
  await tx.query('UPDATE coupon SET redeemed = $2 WHERE id = $1', [couponId, row.redeemed + 1]);
  await tx.query(
    'INSERT INTO coupon_redemption (order_id, coupon_id, user_id, created_at) VALUES ($1, $2, $3, $4)',
    [orderId, couponId, userId, now],
  );
  return true;
};

export const redeemCoupon: typeof sound.redeemCoupon = isNaive('coupons')
  ? readThenWrite
  : sound.redeemCoupon;
