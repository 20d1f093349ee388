import * as sound from '../../../src/server/modules/phone-numbers/sold-number.repository.ts';
import { isNaive } from './naive.ts';

export * from '../../../src/server/modules/phone-numbers/sold-number.repository.ts';

/** Wrong on purpose: looks whether the caller holds the number, and ties it to the order afterwards. */
const orderSeen: typeof sound.orderNumber = async (tx, { numberId, holder, orderId, now }) => {
  const held = await tx.query(
    'SELECT 1 FROM phone_number WHERE id = $1 AND holder = $2 AND held_until > $3',
    [numberId, holder, now],
  );
  if (held.length === 0) return false;
  await tx.query(
    `UPDATE phone_number SET order_id = $2, reservation_id = NULL, holder = NULL, held_until = NULL,
            extensions_left = NULL WHERE id = $1`,
    [numberId, orderId],
  );
  return true;
};

export const orderNumber: typeof sound.orderNumber = isNaive('claim') ? orderSeen : sound.orderNumber;
