import type { OrderInProgress } from '../../../shared/order.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { StoredCoupon } from '../catalogue/coupon.repository.ts';
import { usableCoupon } from '../catalogue/coupon.service.ts';
import { atField } from './order-refusal.ts';
import type { OrderRequest } from './place-order.ts';

/** The coupon of an order with its current value. @throws Problem 1101, 1102, 1103 at its field */
export async function couponOf(
  db: Queryable,
  { clock }: Pick<AppDeps, 'clock'>,
  { team, lang }: Pick<OrderRequest, 'team' | 'lang'>,
  { couponCode: code, tariff }: OrderInProgress,
): Promise<StoredCoupon | undefined> {
  if (!code) return undefined;
  const asked = { team, lang, code, ...(tariff ? { tariffId: tariff.id } : {}) };
  return atField('order/coupon', 'code', usableCoupon(db, asked, clock()));
}
