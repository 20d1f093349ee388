import type { PriceSummary } from '../../../shared/api/price.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { OrderInProgress } from '../../../shared/order.ts';
import { priceOf } from '../../../shared/price.ts';
import type { DatedCoupon } from '../../../shared/price-lines.ts';

/** The price of an order at a moment, with its coupon. */
export function orderPrice(order: OrderInProgress, coupon: DatedCoupon | undefined, now: Date): PriceSummary {
  const { tariff, productOptions, formPlans, newPhoneNumberOptions } = order;
  return priceOf({
    ...(tariff ? { tariff } : {}),
    options: productOptions,
    ...(formPlans ? { jersey: formPlans } : {}),
    ...(newPhoneNumberOptions ? { number: newPhoneNumberOptions } : {}),
    ...(coupon ? { coupon } : {}),
    on: berlinToday(now),
  });
}
