import type { SimType } from '../../../shared/enums.ts';
import type { OrderFault } from './order-refusal.ts';

/** The card from a shop is unknown, or belongs to another order. */
export const shopSimTaken: OrderFault = {
  code: 1100,
  form: 'order/number',
  field: 'simNumber',
  rule: 'unavailable',
  word: 'simTaken',
};

/** No card, or no eSIM, is left to be sold. */
export function noStockSim(type: SimType): OrderFault {
  const word = type === 'esim' ? 'noEsim' : 'noSimCard';
  return { code: 1100, form: 'order/number', field: 'simType', rule: 'unavailable', word };
}
