import { createHmac } from 'node:crypto';
import type { Clock } from '../../../../shared/clock.ts';
import type { Database, Queryable } from '../../../db/queryable.ts';
import type { Random } from '../../../random.ts';
import { type PaymentsPort, type ProviderEvent, WebhookRefused } from '../payments.ts';
import { isSigned } from '../signature.ts';
import { insertSandboxEvent } from './sandbox-event.repository.ts';
import {
  decideSandboxSession,
  findSandboxSession,
  openSandboxSession,
  settleSandboxSessions,
} from './sandbox-session.repository.ts';
import { eventTypes, newsOf, outcomes, type SandboxAction, type SandboxSession } from './sandbox-session.ts';

export interface SandboxOptions {
  db: Database;
  clock: Clock;
  random: Random;
  secret: string;
  /** How long a payment is under way that succeeds later. */
  settleSeconds: number;
}

/** A provider inside our own database, for development and tests: it takes no money. */
export interface SandboxPayments extends PaymentsPort {
  kind: 'sandbox';
  webhookSecret: string;
  session(id: string): Promise<SandboxSession | undefined>;
  /** What the payer chose on the page; a second choice changes nothing. */
  act(id: string, action: SandboxAction): Promise<SandboxSession | undefined>;
  /** Ends what was processing long enough. */
  settle(): Promise<void>;
}

export function isSandbox(port: PaymentsPort): port is SandboxPayments {
  return port.kind === 'sandbox';
}

export function createSandboxPayments(options: SandboxOptions): SandboxPayments {
  const { db, clock, random } = options;
  const webhookSecret = createHmac('sha256', options.secret).update('sandbox webhooks').digest('hex');

  const announce = async (tx: Queryable, session: SandboxSession) => {
    if (session.state === 'open') return;
    const { reference, transactionId } = session;
    const event: ProviderEvent = {
      id: `evt_${random.id()}`,
      type: eventTypes[session.state],
      reference,
      transactionId,
    };
    await insertSandboxEvent(tx, {
      id: event.id,
      sessionId: session.id,
      body: JSON.stringify(event),
      now: clock(),
    });
  };
  const act = (id: string, action: SandboxAction) =>
    db.transaction(async (tx) => {
      const state = outcomes[action];
      const settlesAt = new Date(clock().getTime() + options.settleSeconds * 1000);
      const decided = await decideSandboxSession(tx, id, state, state === 'processing' ? settlesAt : null);
      if (decided) await announce(tx, decided);
      return decided ?? findSandboxSession(tx, id);
    });
  const settle = () =>
    db.transaction(async (tx) => {
      for (const session of await settleSandboxSessions(tx, clock())) await announce(tx, session);
    });

  return {
    kind: 'sandbox',
    webhookSecret,
    createSession: async ({ ...request }) => {
      const ids = { id: random.token(), transactionId: `sbx_${random.id()}` };
      const { id } = await openSandboxSession(db, { ...request, ...ids }, clock());
      return { id, url: `/sandbox/pay/${id}` };
    },
    cancelSession: async (id) => void (await act(id, 'cancel')),
    statusOf: async (id) => {
      await settle();
      const session = await findSandboxSession(db, id);
      return { event: session ? newsOf(session.state) : null, transactionId: session?.transactionId ?? null };
    },
    readWebhook: (headers, body) => {
      if (!isSigned(webhookSecret, String(headers['x-sandbox-signature']), body, clock()))
        throw new WebhookRefused('The signature is wrong or too old.');
      return JSON.parse(body) as ProviderEvent; // signed, so it is what `announce` wrote
    },
    session: (id) => findSandboxSession(db, id),
    act,
    settle,
  };
}
