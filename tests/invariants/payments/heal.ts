import { setTimeout as sleep } from 'node:timers/promises';
import { type Payment, paymentColumns } from '../../../src/server/modules/payments/payment.repository.ts';
import { reconcile } from '../../../src/server/modules/payments/reconcile.service.ts';
import { runRefunds } from '../../../src/server/modules/payments/run-refunds.service.ts';
import type { PaymentView } from '../../../src/shared/api/payments.ts';
import { paymentStatus } from '../../../src/shared/enums.ts';
import type { Dice } from '../harness/dice.ts';
import { payloadOf } from '../harness/web-client.ts';
import { type Owed, pathOf, payAnew } from './race.ts';
import type { PayStage } from './stage.ts';

/** The customer pays until it is paid; then whatever is still unknown or owed is asked for and sent. */
export async function heal(stage: PayStage, dice: Dice, owed: Owed): Promise<void> {
  for (let tries = 0; tries < 3 && !(await isPaid(stage, dice, owed)); tries++)
    await payAnew(stage, dice, owed, 'paypal');
  await pollAll(stage, owed);
  await sendBack(stage);
}

async function isPaid({ addresses }: PayStage, dice: Dice, owed: Owed): Promise<boolean> {
  const reply = await owed.client.get(dice.pick(addresses), pathOf(owed));
  const { payment } = payloadOf<{ payment: PaymentView | null }>(reply);
  return payment?.status === paymentStatus.success;
}

async function pollAll({ db, upkeep }: PayStage, { subject: { kind, id } }: Owed): Promise<void> {
  const sql = `SELECT ${paymentColumns} FROM payment WHERE subject_kind = $1 AND subject_id = $2 ORDER BY attempt`;
  for (const payment of await db.query<Payment>(sql, [kind, id])) await reconcile(upkeep, payment);
}

/** Until nothing is left to be sent; the processes do the same every two seconds. */
export async function sendBack({ db, upkeep }: PayStage): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const waiting = `UPDATE refund SET next_attempt_at = now() WHERE state IN ('due', 'requested') RETURNING id`;
    if ((await db.query(waiting)).length === 0) return;
    await Promise.all([runRefunds(upkeep, () => {}), runRefunds(upkeep, () => {})]);
    await sleep(10);
  }
}
