import type { Clock } from '../../../shared/clock.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { sign } from '../../infra/ports/payments/signature.ts';
import {
  recordSandboxAttempt,
  type SandboxMessage,
  waitingSandboxEvents,
} from './sandbox-event.repository.ts';

/** Posts a body to our webhook and returns the status of the answer. */
export type SendWebhook = (body: string, headers: Record<string, string>) => Promise<number>;

/** How a message is sent: correctly, with a false signature, or with an old time. */
export const deliveryKinds = ['send', 'forged', 'stale'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export interface Delivery {
  db: Queryable;
  clock: Clock;
  secret: string;
  send: SendWebhook;
}

const longestPauseSeconds = 3600;
const staleSeconds = 301;

/** Sends waiting messages; a refused one is sent again, each time after twice the interval. */
export async function deliverEvents(delivery: Delivery): Promise<void> {
  for (const message of await waitingSandboxEvents(delivery.db, delivery.clock()))
    await deliverEvent(delivery, message, 'send');
}

/** Sends one message, also if it was sent before. */
export async function deliverEvent(
  { db, clock, secret, send }: Delivery,
  { id, body, attempts }: SandboxMessage,
  kind: DeliveryKind,
): Promise<void> {
  const now = clock();
  const at = kind === 'stale' ? new Date(now.getTime() - staleSeconds * 1000) : now;
  const key = kind === 'forged' ? `not ${secret}` : secret;
  const status = await send(body, { 'x-sandbox-signature': sign(key, body, at) });
  const pauseMs = Math.min(2 ** attempts, longestPauseSeconds) * 1000;
  const deliveredAt = status < 300 ? now : null;
  await recordSandboxAttempt(db, id, {
    status,
    deliveredAt,
    nextAttemptAt: new Date(now.getTime() + pauseMs),
  });
}
