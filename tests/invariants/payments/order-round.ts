import type { Dice } from '../harness/dice.ts';
import type { Customer } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { broken, newNumbers, order, orderIn, reserve } from '../harness/shop.ts';
import { wrongCounts, wrongMoney } from './books.ts';
import { heal } from './heal.ts';
import { type Owed, race } from './race.ts';
import type { PayStage } from './stage.ts';

const counted = {
  contracts: ['contract WHERE order_id = $1', 1],
  'orders in progress': ["orders WHERE id = $1 AND state = 'inProgress'", 1],
  'invoices over the order': ["invoice WHERE order_id = $1 AND kind = 'order'", 1],
  'settled invoices': ['invoice WHERE order_id = $1 AND settled_cents = total_cents', 1],
  settlements: ['settlement s JOIN invoice i ON i.id = s.invoice_id WHERE i.order_id = $1', 1],
  'mails that it is paid': [
    "outbox, orders o WHERE o.id = $1 AND template = 'order-paid' AND strpos(text, o.number) > 0",
    1,
  ],
} as const;

/** An order is paid while everything that can be said about its payment is said at once. */
export function orderRound(stage: PayStage, people: readonly Customer[]): Round {
  return async (dice) => {
    const owed = await newOrder(stage, dice, people);
    const replies = await race(stage, dice, owed);
    await heal(stage, dice, owed);
    return [
      ...broken('a request', replies),
      ...(await wrongMoney(stage.db, owed)),
      ...(await wrongCounts(stage.db, owed.subject.id, counted)),
    ];
  };
}

/** An order that is still to be paid; its line would start after the withdrawal period. */
export async function newOrder(
  { addresses, db }: PayStage,
  dice: Dice,
  people: readonly Customer[],
): Promise<Owed> {
  const client = dice.pick(people);
  const at = dice.pick(addresses);
  const [numberId = ''] = await newNumbers(db, 1);
  await reserve(client, at, numberId);
  const approval = { termsAccepted: true, summaryReceived: true, earlyStart: false } as const;
  const { id } = orderIn(await order(client, at, numberId, { 'order/approval': approval }));
  const ask: Owed['ask'] = (address, key, method) =>
    client.post(
      address,
      '/api/tariffs/checkout-session',
      { orderId: id, method },
      { 'idempotency-key': key },
    );
  return { client, subject: { kind: 'order', id }, ask };
}
