import { randomUUID } from 'node:crypto';
import type { Dice } from '../harness/dice.ts';
import type { Customer } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { broken } from '../harness/shop.ts';
import { payloadOf } from '../harness/web-client.ts';
import { wrongCounts, wrongMoney } from './books.ts';
import { heal } from './heal.ts';
import { newOrder } from './order-round.ts';
import { type Owed, race } from './race.ts';
import type { PayStage } from './stage.ts';

const counted = {
  'booked packages': ["option_booking WHERE id = $1 AND state = 'booked' AND starts_on IS NOT NULL", 1],
  'invoices over it': [`invoice WHERE lines -> 0 ->> 'id' = 'booking:' || $1`, 1],
  settlements: [
    `settlement s JOIN invoice i ON i.id = s.invoice_id WHERE i.lines -> 0 ->> 'id' = 'booking:' || $1`,
    1,
  ],
} as const;

/** A package for a running contract is paid in the same way. */
export async function optionRound(stage: PayStage, dice: Dice, people: readonly Customer[]): Promise<Round> {
  const line = await newOrder(stage, dice, people);
  await heal(stage, dice, line);
  return async (inRound) => {
    const owed = await newBooking(stage, inRound, line.client);
    const replies = await race(stage, inRound, owed);
    await heal(stage, inRound, owed);
    return [
      ...broken('a request', replies),
      ...(await wrongMoney(stage.db, owed)),
      ...(await wrongCounts(stage.db, owed.subject.id, counted)),
    ];
  };
}

/** A package that is still to be paid, for the newest contract of a customer. */
export async function newBooking({ addresses, db }: PayStage, dice: Dice, client: Customer): Promise<Owed> {
  const [contract] = await db.query<{ id: string }>(
    'SELECT id FROM contract WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1',
    [client.userId],
  );
  const [option] = await db.query<{ slug: string }>(
    `SELECT slug FROM tariff_option WHERE team = 'kanarya' AND duration_days IS NOT NULL ORDER BY slug LIMIT 1`,
  );
  const wish = { earlyStart: false, contractId: contract?.id };
  const ask: Owed['ask'] = (address, key, method) =>
    client.post(
      address,
      `/api/options/${option?.slug}/payment-intent`,
      { ...wish, method },
      { 'idempotency-key': key },
    );
  const first = await ask(dice.pick(addresses), randomUUID(), 'paypal');
  const { bookingId: id } = payloadOf<{ bookingId: string }>(first);
  return { client, subject: { kind: 'option', id }, ask };
}
