import type { ReadBy } from './contracts/contract.ts';
import type * as order from './contracts/order.contract.ts';
import type { registration } from './contracts/register.contract.ts';

/** What the program reads of the forms of an order. */
export interface OrderFormData {
  'order/tariff': ReadBy<typeof order.orderTariff>;
  'order/number': ReadBy<typeof order.orderNumber>;
  'order/porting': ReadBy<typeof order.orderPorting>;
  'order/new-number': ReadBy<typeof order.orderNewNumber>;
  'order/options': ReadBy<typeof order.orderOptions>;
  'order/jersey': ReadBy<typeof order.orderJersey>;
  'order/coupon': ReadBy<typeof order.orderCoupon>;
  'order/payment': ReadBy<typeof order.orderPayment>;
  'order/approval': ReadBy<typeof order.orderApproval>;
  'auth/register': ReadBy<typeof registration>;
}

export type OrderFormId = keyof OrderFormData;

/** A form while the user fills it in: each field may still be missing. */
type Draft<T> = T extends boolean
  ? boolean
  : T extends unknown[]
    ? T
    : T extends object
      ? { [Field in keyof T]?: Draft<T[Field]> }
      : T;

/** The wizard's forms while the user fills them in. */
export type OrderForms = { [Form in OrderFormId]?: Draft<OrderFormData[Form]> };

/** The forms of the offer: products and prices. The other forms contain customer and payment. */
export const offerForms: readonly OrderFormId[] = [
  'order/tariff',
  'order/number',
  'order/porting',
  'order/new-number',
  'order/options',
  'order/jersey',
  'order/coupon',
];
