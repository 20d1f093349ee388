import type { Clock } from '../../../../shared/clock.ts';
import type { Queryable } from '../../../db/queryable.ts';
import type { Ports } from '../ports.ts';
import {
  attachmentsOf,
  type Channel,
  channels,
  markSent,
  takeDue,
  type WaitingMessage,
} from './outbox.repository.ts';

interface DispatcherDeps {
  db: Queryable;
  clock: Clock;
  ports: Pick<Ports, 'sms' | 'mail'>;
  /** Told of each message that could not be sent; it is tried again later. */
  onFailure(error: unknown): void;
}

/** So many messages of a channel are under way at once; with a system that hangs, a round still ends soon. */
const atOnce = 10;

/** Sends what is due, at least once each. A channel whose system hangs does not hold up the other. */
export async function dispatchDue(deps: DispatcherDeps): Promise<void> {
  await Promise.all(channels.map((channel) => dispatchChannel(deps, channel)));
}

async function dispatchChannel(deps: DispatcherDeps, channel: Channel): Promise<void> {
  const messages = await takeDue(deps.db, channel, deps.clock(), atOnce);
  await Promise.all(messages.map((message) => dispatch(deps, message)));
}

async function dispatch(deps: DispatcherDeps, message: WaitingMessage): Promise<void> {
  try {
    await send(deps, message);
    await markSent(deps.db, message.id, deps.clock());
  } catch (error) {
    deps.onFailure(error);
  }
}

/** Looks for due messages of each channel every second. @returns a function that stops it after the current rounds */
export function startDispatcher(deps: DispatcherDeps): () => Promise<void> {
  const stops = channels.map((channel) => everySecond(deps, () => dispatchChannel(deps, channel)));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function everySecond({ onFailure }: DispatcherDeps, work: () => Promise<void>): () => Promise<void> {
  let round: Promise<void> | undefined;
  const timer = setInterval(() => {
    round ??= work()
      .catch(onFailure)
      .finally(() => {
        round = undefined;
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
