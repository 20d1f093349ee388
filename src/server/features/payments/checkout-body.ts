import type { PaymentMethod } from '../../../shared/enums.ts';
import { boolean, uuid } from '../../plugins/answer-schema.ts';

/** How somebody wants to pay: what is left out is as it was before. */
export interface CheckoutBody {
  version?: string;
  method?: PaymentMethod;
  savedMethodId?: string;
  keepMethod?: boolean;
}

export const checkoutBody = {
  version: { type: 'string', maxLength: 10 },
  // Any word: one that the payment's version does not offer is 1032.
  method: { type: 'string', maxLength: 20 },
  savedMethodId: uuid,
  keepMethod: boolean,
};
