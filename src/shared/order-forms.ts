import type { FormData } from './generated/forms.ts';

/** The forms of an order. */
export type OrderFormId =
  | 'order/tariff'
  | 'order/number'
  | 'order/porting'
  | 'order/new-number'
  | 'order/options'
  | 'order/jersey'
  | 'order/coupon'
  | 'order/payment'
  | 'order/approval'
  | 'auth/register';

/** A form while the user fills it in: each field may still be missing. */
type Draft<T> = T extends boolean
  ? boolean
  : T extends unknown[]
    ? T
    : T extends object
      ? { [Field in keyof T]?: Draft<T[Field]> }
      : T;

/** The wizard's forms while the user fills them in. */
export type OrderForms = { [Form in OrderFormId]?: Draft<FormData[Form]> };

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
