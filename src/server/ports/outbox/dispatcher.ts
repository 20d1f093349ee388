import type { Clock } from '../../../shared/clock.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { Ports } from '../ports.ts';
import { markSent, takeDue, type WaitingMessage } from './outbox.repository.ts';

interface DispatcherDeps {
  db: Queryable;
  clock: Clock;
  ports: Pick<Ports, 'sms' | 'mail'>;
  /** Told of each message that could not be sent; it is tried again later. */
  onFailure(error: unknown): void;
}

/** Sends what is due, at least once each. */
export async function dispatchDue(deps: DispatcherDeps): Promise<void> {
  for (const message of await takeDue(deps.db, deps.clock(), 20)) {
    try {
      await send(deps.ports, message);
      await markSent(deps.db, message.id, deps.clock());
    } catch (error) {
      deps.onFailure(error);
    }
  }
}

/** Looks for due messages every second. @returns a function that stops it after the current round */
export function startDispatcher(deps: DispatcherDeps): () => Promise<void> {
  let round = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    round = dispatchDue(deps)
      .catch(deps.onFailure)
      .finally(() => {
        isRunning = false;
      });
  }, 1000);
  return async () => {
    clearInterval(timer);
    await round;
  };
}

function send(ports: DispatcherDeps['ports'], message: WaitingMessage): Promise<void> {
  const { channel, recipient: to, text, subject, html } = message;
  if (channel === 'sms') return ports.sms.send({ to, text });
  return ports.mail.send({ to, subject: subject ?? '', text, ...(html ? { html } : {}) });
}
