import { runRefunds } from '../../../src/server/modules/payments/run-refunds.service.ts';
import type { Customer } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { broken } from '../harness/shop.ts';
import type { Reply } from '../harness/web-client.ts';
import { wrongCounts, wrongMoney } from './books.ts';
import { heal, sendBack } from './heal.ts';
import { newBooking } from './option-round.ts';
import { newOrder } from './order-round.ts';
import type { PayStage } from './stage.ts';

const counted = {
  'withdrawals that took effect': ["declaration WHERE order_id = $1 AND outcome = 'done'", 1],
  'contracts that are withdrawn from': ['contract WHERE order_id = $1 AND withdrawn_on IS NOT NULL', 1],
  'credit notes': ["invoice WHERE order_id = $1 AND kind = 'correction'", 2],
  refunds: [
    `refund r JOIN settlement s ON s.payment_id = r.payment_id AND s.kind = 'payment'
       JOIN invoice i ON i.id = s.invoice_id WHERE i.order_id = $1`,
    2,
  ],
  'mails that it has ended': [
    `outbox, orders o WHERE o.id = $1 AND template = 'contract-withdrawn' AND strpos(text, o.number) > 0`,
    1,
  ],
} as const;

/** A paid order with a paid package is withdrawn from several times at once, while money is being sent back. */
export function refundRound(stage: PayStage, people: readonly Customer[]): Round {
  return async (dice) => {
    const line = await newOrder(stage, dice, people);
    await heal(stage, dice, line);
    const option = await newBooking(stage, dice, line.client);
    await heal(stage, dice, option);
    const [contract] = await stage.db.query<{ id: string }>('SELECT id FROM contract WHERE order_id = $1', [
      line.subject.id,
    ]);
    const withdraw = async (): Promise<Reply[]> => {
      await dice.pause(6);
      const path = `/api/contracts/me/${contract?.id}/withdrawal`;
      return [await line.client.post(dice.pick(stage.addresses), path, {})];
    };
    const send = async (): Promise<Reply[]> => {
      await dice.pause(40);
      await runRefunds(stage.upkeep, () => {});
      return [];
    };
    const replies = await Promise.all(
      [withdraw, withdraw, withdraw, withdraw, send, send].map((does) => does()),
    );
    await sendBack(stage);
    return [
      ...broken('a withdrawal', replies.flat()),
      ...(await wrongMoney(stage.db, line, 'nothing')),
      ...(await wrongMoney(stage.db, option, 'nothing')),
      ...(await wrongCounts(stage.db, line.subject.id, counted)),
    ];
  };
}
