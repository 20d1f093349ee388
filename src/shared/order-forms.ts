import type { FormData } from './generated/forms.ts';

/** The forms that an order is made of. */
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

/** A form while it is being filled in: each field may still be missing. */
type Draft<T> = T extends boolean
  ? boolean
  : T extends unknown[]
    ? T
    : T extends object
      ? { [Field in keyof T]?: Draft<T[Field]> }
      : T;

/** The wizard's forms as they are while being filled in. */
export type OrderForms = { [Form in OrderFormId]?: Draft<FormData[Form]> };

/** The forms that make the offer: what is sold, and at which price. The others say to whom, and how it is paid. */
export const offerForms: readonly OrderFormId[] = [
  'order/tariff',
  'order/number',
  'order/porting',
  'order/new-number',
  'order/options',
  'order/jersey',
  'order/coupon',
];
