import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { sign } from '../../../src/server/infra/ports/payments/signature.ts';
import type { SandboxSession } from '../../../src/server/sandbox/payments/sandbox-session.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { paidOrder } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';
import { book } from '../../support/usage.ts';
import { wrongIn } from '../deliveries/delivery-round.ts';
import type { Dice } from '../harness/dice.ts';
import { activateLine } from '../harness/lifecycle.ts';
import { WebClient } from '../harness/web-client.ts';
import type { Kept } from './promise-round.ts';
import type { PromiseStage } from './stage.ts';

const packages = ['tuerkiye-5', 'tuerkiye-talk', 'data-5', 'data-10-monthly'] as const;

/**
 * A package of a running line is paid at the provider, before days pass or while they do; its webhooks come to the
 * processes 0, 1 or 4 times, all at once.
 */
export async function boughtPackage(stage: PromiseStage, dice: Dice): Promise<Kept> {
  const { shop, servers } = stage;
  const { client, email, order } = await paidOrder(shop);
  await activateLine(shop, order.id);
  await logIn(client, email);
  const booking = await book(client, dice.pick(packages), { earlyStart: dice.roll(2) === 0 });
  const { bookingId, url } = booking.payload<{ bookingId: string; url: string }>();
  const sessionId = url.split('/').at(-1) ?? '';
  const times = dice.pick([0, 1, 4]);
  const isInTime = dice.roll(3) > 0;
  if (isInTime) await pay(stage, sessionId);
  return {
    orderId: order.id,
    happens: () => payAndTell(stage, dice, sessionId, times),
    wrong: async () => {
      // An unpaid booking is cancelled after hours; money that comes later goes back.
      if (!isInTime && (await isCancelled(servers.db, bookingId))) return wronglyKept(servers.db, bookingId);
      return wrongIn(servers.db, { bookingId, orderId: order.id, today: berlinToday(shop.now()) });
    },
  };
}

async function isCancelled(db: Database, bookingId: string): Promise<boolean> {
  const sql = "SELECT FROM option_booking WHERE id = $1 AND state = 'cancelled'";
  return (await db.query(sql, [bookingId])).length === 1;
}

/** Of a cancelled booking: it gave nothing, and nothing of its money stays. */
async function wronglyKept(db: Database, bookingId: string): Promise<string[]> {
  const [row] = await db.query<{ cents: number; volumes: number }>(
    `SELECT (SELECT coalesce(sum(received_cents - refunded_cents), 0)::int FROM payment
              WHERE subject_kind = 'option' AND subject_id = $1) AS cents,
            (SELECT count(*)::int FROM allowance WHERE source_id = $1) AS volumes`,
    [bookingId],
  );
  return row?.cents === 0 && row.volumes === 0
    ? []
    : [`a cancelled package keeps ${row?.cents} cents and gives ${row?.volumes} volumes`];
}

/** Pays unless that is done or the page was closed before. The provider's own news is stopped: the round sends it. */
async function pay(
  { sandbox, servers }: PromiseStage,
  sessionId: string,
): Promise<SandboxSession | undefined> {
  const session = await sandbox.act(sessionId, 'pay');
  await servers.db.query('UPDATE sandbox_event SET delivered_at = now() WHERE session_id = $1', [sessionId]);
  return session?.state === 'succeeded' ? session : undefined;
}

async function payAndTell(stage: PromiseStage, dice: Dice, sessionId: string, times: number): Promise<void> {
  const { sandbox, servers } = stage;
  const session = await pay(stage, sessionId);
  if (!session) return;
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
