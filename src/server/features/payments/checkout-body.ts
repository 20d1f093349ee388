import { type PaymentMethod, paymentMethods } from '../../../shared/enums.ts';
import { boolean, oneOf, uuid } from '../../plugins/answer-schema.ts';

/** How somebody wants to pay: what is left out is as it was before. */
export interface CheckoutBody {
  version?: string;
  method?: PaymentMethod;
  savedMethodId?: string;
  keepMethod?: boolean;
}

export const checkoutBody = {
  version: { type: 'string', maxLength: 10 },
  method: oneOf(...paymentMethods),
  savedMethodId: uuid,
  keepMethod: boolean,
};
