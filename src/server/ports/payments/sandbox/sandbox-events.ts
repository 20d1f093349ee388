import type { Clock } from '../../../../shared/clock.ts';
import type { Queryable } from '../../../db/queryable.ts';
import type { Random } from '../../../random.ts';
import { meaningOf } from '../event-types.ts';
import { nothingNew, type ProviderEvent, type RefundNews } from '../payments.ts';
import { insertSandboxEvent } from './sandbox-event.repository.ts';
import type { SandboxRefund } from './sandbox-refund.repository.ts';
import { findSandboxSession } from './sandbox-session.repository.ts';
import { eventTypes, type SandboxSession } from './sandbox-session.ts';

/** The body of a webhook of the sandbox. */
interface SandboxEvent {
  id: string;
  type: string;
  reference: string;
  transactionId: string;
  amountCents?: number;
  refund?: RefundNews;
}

interface Around {
  clock: Clock;
  random: Random;
}

/** Queues the webhook about a session's state. */
export async function announceSession(tx: Queryable, around: Around, session: SandboxSession): Promise<void> {
  if (session.state !== 'open') await announce(tx, around, session, eventTypes[session.state]);
}

export async function announceRefund(
  tx: Queryable,
  around: Around,
  { sessionId, ...refund }: SandboxRefund,
): Promise<void> {
  const session = await findSandboxSession(tx, sessionId);
  if (session) await announce(tx, around, session, 'charge.refunded', refund);
}

async function announce(
  tx: Queryable,
  { clock, random }: Around,
  session: SandboxSession,
  type: string,
  refund?: RefundNews,
): Promise<void> {
  const { id: sessionId, reference, transactionId, amountCents } = session;
  const id = `evt_${random.id()}`;
  const event: SandboxEvent = {
    id,
    type,
    reference,
    transactionId,
    amountCents,
    ...(refund ? { refund } : {}),
  };
  await insertSandboxEvent(tx, { id, sessionId, body: JSON.stringify(event), now: clock() });
}

/** Reads a body whose signature was right, so that it is what `announce` wrote. */
export function readSandboxEvent(body: string): ProviderEvent {
  const { id, type, reference, transactionId, amountCents, refund } = JSON.parse(body) as SandboxEvent; // signed by us
  const news = {
    ...nothingNew,
    event: meaningOf(type),
    transactionId,
    amountCents: amountCents ?? null,
    isDisputed: type === 'charge.dispute.created',
    refunds: refund ? [refund] : [],
  };
  return { id, type, reference, news };
}
