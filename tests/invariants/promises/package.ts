import { randomUUID } from 'node:crypto';
import { sign } from '../../../src/server/infra/ports/payments/signature.ts';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { paidOrder } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';
import { book } from '../../support/usage.ts';
import { wrongIn } from '../deliveries/delivery-round.ts';
import type { Dice } from '../harness/dice.ts';
import { WebClient } from '../harness/web-client.ts';
import type { Kept } from './promise-round.ts';
import type { PromiseStage } from './stage.ts';

const packages = ['tuerkiye-5', 'tuerkiye-talk', 'data-5', 'data-10-monthly'] as const;

/** A package of a running line is paid at the provider; its webhooks come to the processes 0, 1 or 4 times, all at once. */
export async function boughtPackage(stage: PromiseStage, dice: Dice): Promise<Kept> {
  const { shop, servers } = stage;
  const { client, email, order } = await paidOrder(shop);
  await runLifecycle(shop.deps);
  await logIn(client, email);
  const booking = await book(client, dice.pick(packages), { earlyStart: dice.roll(2) === 0 });
  const { bookingId, url } = booking.payload<{ bookingId: string; url: string }>();
  const times = dice.pick([0, 1, 4]);
  return {
    orderId: order.id,
    happens: () => payAndTell(stage, dice, url.split('/').at(-1) ?? '', times),
    wrong: () => wrongIn(servers.db, { bookingId, orderId: order.id, today: berlinToday(shop.now()) }),
  };
}

async function payAndTell(
  { sandbox, servers }: PromiseStage,
  dice: Dice,
  sessionId: string,
  times: number,
): Promise<void> {
  const session = await sandbox.act(sessionId, 'pay');
  if (!session) throw new Error('The provider has no such session.');
  await servers.db.query('UPDATE sandbox_event SET delivered_at = now() WHERE session_id = $1', [sessionId]);
  const { reference, transactionId, amountCents } = session;
  const about = { reference, transactionId, amountCents, type: 'payment_intent.succeeded' };
  await Promise.all(
    Array.from({ length: times }, async (_, time) => {
      const body = { ...about, id: `evt_${randomUUID()}` };
      const signature = sign(sandbox.webhookSecret, JSON.stringify(body), new Date());
      const address = servers.addresses[time % servers.addresses.length] ?? '';
      await dice.pause(time === 0 ? 0 : 20);
      await new WebClient().post(address, '/api/webhooks/payments', body, {
        'x-sandbox-signature': signature,
      });
    }),
  );
}
