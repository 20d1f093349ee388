import type { Clock } from '../../../shared/clock.ts';
import type { Refusal } from '../../../shared/states/collection.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { meaningOf } from '../../infra/ports/payments/event-types.ts';
import {
  type KeptMethod,
  noUpdate,
  type ProviderEvent,
  type RefundUpdate,
} from '../../infra/ports/payments/payments.ts';
import type { Random } from '../../infra/random.ts';
import { insertSandboxEvent } from './sandbox-event.repository.ts';
import type { SandboxRefund } from './sandbox-refund.repository.ts';
import { findSandboxSession } from './sandbox-session.repository.ts';
import { eventTypes, keptMethod, refusalOf, type SandboxSession } from './sandbox-session.ts';

/** The body of a webhook of the sandbox. */
interface SandboxEvent {
  id: string;
  type: string;
  reference: string;
  transactionId: string;
  amountCents?: number;
  refund?: RefundUpdate;
  kept?: KeptMethod;
  refusal?: Refusal;
}

interface Around {
  clock: Clock;
  random: Random;
}

/** Adds the webhook about a session's newest state to the queue. */
export async function announceSession(tx: Queryable, around: Around, session: SandboxSession): Promise<void> {
  if (session.state === 'open') return;
  const kept = keptMethod(session);
  const type = session.disputed ? 'charge.dispute.created' : eventTypes[session.state];
  const refusal = refusalOf(session);
  await announce(tx, around, session, { type, ...(kept ? { kept } : {}), ...(refusal ? { refusal } : {}) });
}

export async function announceRefund(
  tx: Queryable,
  around: Around,
  { sessionId, ...refund }: SandboxRefund,
): Promise<void> {
  const session = await findSandboxSession(tx, sessionId);
  const type = refund.state === 'failed' ? 'refund.failed' : 'charge.refunded';
  if (session) await announce(tx, around, session, { type, refund });
}

async function announce(
  tx: Queryable,
  { clock, random }: Around,
  { id: sessionId, reference, transactionId, amountCents }: SandboxSession,
  about: Pick<SandboxEvent, 'type' | 'refund' | 'kept' | 'refusal'>,
): Promise<void> {
  const id = `evt_${random.id()}`;
  const event: SandboxEvent = { id, reference, transactionId, amountCents, ...about };
  await insertSandboxEvent(tx, { id, sessionId, body: JSON.stringify(event), now: clock() });
}

/** Reads a body with a valid signature, so `announce` wrote it. */
export function readSandboxEvent(body: string): ProviderEvent {
  const event = JSON.parse(body) as SandboxEvent; // The signature is ours.
  const { id, type, reference, transactionId } = event;
  const update = {
    ...noUpdate,
    event: meaningOf(type),
    transactionId,
    amountCents: event.amountCents ?? null,
    isDisputed: type === 'charge.dispute.created',
    refunds: event.refund ? [event.refund] : [],
    kept: event.kept ?? null,
    refusal: event.refusal ?? null,
  };
  return { id, type, reference, update };
}
