import type { Clock } from '../../../shared/clock.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { Ports } from '../ports.ts';
import { attachmentsOf, markSent, takeDue, type WaitingMessage } from './outbox.repository.ts';

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
      await send(deps, message);
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

async function send({ db, ports }: DispatcherDeps, message: WaitingMessage): Promise<void> {
  const { id, channel, recipient: to, text, subject, html } = message;
  if (channel === 'sms') return ports.sms.send({ to, text });
  const attachments = await attachmentsOf(db, id);
  const mail = { to, subject: subject ?? '', text, ...(html ? { html } : {}) };
  return ports.mail.send({ ...mail, ...(attachments.length > 0 ? { attachments } : {}) });
}
