import type { AccountPart } from '../../infra/closing/account-part.ts';
import { OF_ORDERS } from '../../infra/export/exported.ts';

const FREE = 'reservation_id = NULL, holder = NULL, held_until = NULL, extensions_left = NULL';

/** A number that still belongs to an order after all years has left the house: it stays out of the stock. */
export const phoneNumbersOfAccount: AccountPart = {
  goes: [{ table: 'phone_number', where: `holder = 'user:' || $1::text AND order_id IS NULL`, set: FREE }],
  loosens: [
    { table: 'sim_card', where: OF_ORDERS },
    {
      table: 'phone_number',
      where: OF_ORDERS,
      set: `order_id = NULL, sold_at = NULL, ${FREE}, quarantined_until = coalesce(quarantined_until, '9999-12-31')`,
    },
  ],
};
