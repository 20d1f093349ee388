import { randomUUID } from 'node:crypto';
import { sign } from '../../../src/server/infra/ports/payments/signature.ts';
import type { SandboxSession } from '../../../src/server/sandbox/payments/sandbox-session.ts';
import type { Dice } from '../harness/dice.ts';
import { type Reply, WebClient } from '../harness/web-client.ts';
import type { PayStage } from './stage.ts';

/** The provider's own messages get lost: how often and in which order update come is decided here. */
export function loseMessages({ db }: PayStage, sessionId: string): Promise<unknown> {
  return db.query('UPDATE sandbox_event SET delivered_at = now() WHERE session_id = $1', [sessionId]);
}

/** Each message comes to every process, and then once more to one of them, in any order and all at once. */
export async function tell(
  stage: PayStage,
  dice: Dice,
  session: SandboxSession,
  types: readonly string[],
): Promise<Reply[]> {
  const letters = types.flatMap((type) => {
    const id = `evt_${randomUUID()}`;
    return [...stage.addresses, dice.pick(stage.addresses)].map((address) => ({ address, type, id }));
  });
  return Promise.all(
    dice.shuffle(letters).map(async ({ address, type, id }) => {
      await dice.pause(8);
      return send(stage, address, session, { type, id });
    }),
  );
}

function send(
  { sandbox }: PayStage,
  address: string,
  { reference, transactionId, amountCents }: SandboxSession,
  about: { id: string; type: string },
): Promise<Reply> {
  const body = { ...about, reference, transactionId, amountCents };
  const signature = sign(sandbox.webhookSecret, JSON.stringify(body), new Date());
  return new WebClient().post(address, '/api/webhooks/payments', body, { 'x-sandbox-signature': signature });
}
