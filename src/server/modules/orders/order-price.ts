import type { Coupon } from '../../../shared/catalogue.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { OrderInProgress } from '../../../shared/order.ts';
import { type PriceSummary, priceOf } from '../../../shared/price.ts';

/** What an order costs at a moment, with the coupon that was found for it. */
export function orderPrice(order: OrderInProgress, coupon: Coupon | undefined, now: Date): PriceSummary {
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
