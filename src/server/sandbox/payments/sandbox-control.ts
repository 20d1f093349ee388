import type { Database } from '../../infra/db/queryable.ts';
import {
  eventsOfSessions,
  findSandboxEvent,
  holdSandboxEvent,
  holdsWebhooks,
  type SandboxMessage,
  setHoldsWebhooks,
} from './sandbox-event.repository.ts';
import { announceRefund, announceSession } from './sandbox-events.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import {
  endSandboxRefund,
  openSandboxRefund,
  refundsOfSessions,
  type SandboxRefund,
} from './sandbox-refund.repository.ts';
import {
  disputeSandboxSession,
  newestSandboxSessions,
  settleSandboxSession,
} from './sandbox-session.repository.ts';
import type { SandboxSession } from './sandbox-session.ts';

/** A session with all its messages and refunds. */
export interface ShownSession extends SandboxSession {
  messages: SandboxMessage[];
  refundsMade: SandboxRefund[];
}

/** The actions of a person at the provider. */
export interface SandboxControl {
  sessions(): Promise<ShownSession[]>;
  settleNow(id: string, end: 'succeeded' | 'failed'): Promise<void>;
  dispute(id: string): Promise<void>;
  /** Refunds all the money that is left, without a request of the shop. */
  refundAll(session: SandboxSession): Promise<void>;
  endRefund(id: string, end: 'succeeded' | 'failed'): Promise<void>;
  message(id: string): Promise<SandboxMessage | undefined>;
  hold(id: string): Promise<void>;
  holdsAll(): Promise<boolean>;
  setHoldsAll(holds: boolean): Promise<void>;
}

const shownAtOnce = 30;

/** The part of a session's money that was not refunded. */
export function leftCents({ amountCents }: SandboxSession, refunds: readonly SandboxRefund[]): number {
  return refunds.reduce(
    (left, refund) => left - (refund.state === 'failed' ? 0 : refund.amountCents),
    amountCents,
  );
}

export function createSandboxControl(options: SandboxOptions): SandboxControl {
  const { db, clock, random } = options;
  const announcing = (
    change: (tx: Parameters<Parameters<Database['transaction']>[0]>[0]) => Promise<SandboxSession[]>,
  ) =>
    db.transaction(async (tx) => {
      for (const session of await change(tx)) await announceSession(tx, options, session);
    });
  return {
    sessions: () => shownSessions(db),
    settleNow: (id, end) => announcing((tx) => settleSandboxSession(tx, id, end)),
    dispute: (id) => announcing((tx) => disputeSandboxSession(tx, id)),
    refundAll: (session) =>
      db.transaction(async (tx) => {
        const now = clock();
        const sessionId = session.id;
        const amountCents = leftCents(session, await refundsOfSessions(tx, [sessionId]));
        if (amountCents <= 0) return;
        const id = `re_${random.id()}`;
        await openSandboxRefund(tx, { id, reference: null, sessionId, amountCents, settlesAt: now, now });
        for (const refund of await endSandboxRefund(tx, id, 'succeeded'))
          await announceRefund(tx, options, refund);
      }),
    endRefund: (id, end) =>
      db.transaction(async (tx) => {
        for (const refund of await endSandboxRefund(tx, id, end)) await announceRefund(tx, options, refund);
      }),
    message: (id) => findSandboxEvent(db, id),
    hold: (id) => holdSandboxEvent(db, id),
    holdsAll: () => holdsWebhooks(db),
    setHoldsAll: (holds) => setHoldsWebhooks(db, holds),
  };
}

async function shownSessions(db: Database): Promise<ShownSession[]> {
  const sessions = await newestSandboxSessions(db, shownAtOnce);
  const ids = sessions.map(({ id }) => id);
  const [messages, refunds] = await Promise.all([eventsOfSessions(db, ids), refundsOfSessions(db, ids)]);
  return sessions.map((session) => ({
    ...session,
    messages: messages.filter(({ sessionId }) => sessionId === session.id),
    refundsMade: refunds.filter(({ sessionId }) => sessionId === session.id),
  }));
}
