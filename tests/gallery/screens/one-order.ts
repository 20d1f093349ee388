import type { OrderView } from '../../../src/shared/api/order-view.ts';
import { type Answer, reply } from '../answers.ts';

/** What the server tells a customer of one order and its contract, without usage and bills. */
export function oneOrder(shown: OrderView): Record<string, Answer> {
  return {
    ...reply('GET /api/orders', { orders: [shown] }),
    ...reply('GET /api/orders/:id', { order: shown }),
    ...reply('GET /api/contracts/me', { contracts: shown.contract ? [shown.contract] : [] }),
    ...reply('GET /api/usage/me', { usage: [] }),
    ...reply('GET /api/invoices/me', { invoices: [] }),
  };
}
