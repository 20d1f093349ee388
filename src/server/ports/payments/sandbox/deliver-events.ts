import type { Clock } from '../../../../shared/clock.ts';
import type { Queryable } from '../../../db/queryable.ts';
import { sign } from '../signature.ts';
import { noteDelivered, noteFailed, waitingSandboxEvents } from './sandbox-event.repository.ts';

/** Sends a webhook and answers the status that came back. */
export type SendWebhook = (body: string, headers: Record<string, string>) => Promise<number>;

const longestPauseSeconds = 3600;

/** Sends what waits; what is not accepted comes again, each time after twice the pause. */
export async function deliverEvents(
  db: Queryable,
  clock: Clock,
  secret: string,
  send: SendWebhook,
): Promise<void> {
  for (const { id, body, attempts } of await waitingSandboxEvents(db, clock())) {
    const now = clock();
    const status = await send(body, { 'x-sandbox-signature': sign(secret, body, now) });
    const pause = Math.min(2 ** attempts, longestPauseSeconds);
    if (status < 300) await noteDelivered(db, id, now);
    else await noteFailed(db, id, new Date(now.getTime() + pause * 1000));
  }
}
