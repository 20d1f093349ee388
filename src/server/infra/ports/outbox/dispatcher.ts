import type { Clock } from '../../../../shared/clock.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { DressMail, MailDress } from '../../mail/dress/dress-mail.ts';
import { type MailFoot, withFoot } from '../../mail/mail-foot.ts';
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
  /** True where people read the outbox instead of a phone: in development. */
  keepsTexts: boolean;
  foot: MailFoot;
  /** Puts a mail into the look of its brand; without it, mails are text alone. */
  dress?: DressMail;
  /** Called for each message that could not be sent; it is tried again later. */
  onFailure(error: unknown): void;
}

/**
 * The number of messages of one channel that are sent in parallel, so that a round ends soon even if the system hangs.
 */
const atOnce = 10;

/** Sends the due messages, each at least once. A channel whose system hangs does not delay the other. */
export async function dispatchDue(deps: DispatcherDeps): Promise<void> {
  await Promise.all(channels.map((channel) => dispatchChannel(deps, channel)));
}

/** Sends the due messages of one channel until none is left, or until a whole part of them could not be sent. */
export async function dispatchChannel(
  deps: DispatcherDeps,
  channel: Channel,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    const messages = await takeDue(deps.db, channel, deps.clock(), atOnce);
    const sent = await Promise.all(messages.map((message) => dispatch(deps, message)));
    // Where nothing goes out, the other messages wait for the next run: each attempt makes them wait longer.
    if (messages.length < atOnce || !sent.includes(true) || signal?.aborted) return;
  }
}

/** Whether the message has gone out. */
async function dispatch(deps: DispatcherDeps, message: WaitingMessage): Promise<boolean> {
  try {
    await send(deps, message);
    await markSent(deps.db, message.id, deps.clock(), deps.keepsTexts);
    return true;
  } catch (error) {
    deps.onFailure(error);
    return false;
  }
}

async function send(deps: DispatcherDeps, message: WaitingMessage): Promise<void> {
  const { db, ports } = deps;
  const { id, channel, recipient: to, text, subject } = message;
  if (channel === 'sms') return ports.sms.send({ to, text });
  const foot = deps.foot(message);
  const dress = await dressOf(deps, message, foot);
  const files = [...(await attachmentsOf(db, id)), ...(dress?.pictures ?? [])];
  const mail = {
    to,
    subject: subject ?? '',
    text: withFoot(text, foot),
    ...(dress ? { html: dress.html } : {}),
  };
  return ports.mail.send({ ...mail, ...(files.length > 0 ? { attachments: files } : {}) });
}

/** Words matter more than looks: a mail whose look could not be made goes out as text. */
async function dressOf(
  { dress, onFailure }: DispatcherDeps,
  { team, lang, subject, text }: WaitingMessage,
  foot: readonly string[],
): Promise<MailDress | undefined> {
  try {
    return await dress?.({ team, lang, subject: subject ?? '', text, foot });
  } catch (error) {
    onFailure(error);
    return undefined;
  }
}
