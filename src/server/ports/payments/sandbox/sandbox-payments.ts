import { createHmac } from 'node:crypto';
import type { Clock } from '../../../../shared/clock.ts';
import type { Database } from '../../../db/queryable.ts';
import type { Random } from '../../../random.ts';
import { type PaymentsPort, WebhookRefused } from '../payments.ts';
import { isSigned } from '../signature.ts';
import { announceRefund, announceSession, readSandboxEvent } from './sandbox-events.ts';
import {
  endSandboxRefund,
  findSandboxRefund,
  openSandboxRefund,
  refundsOfSession,
} from './sandbox-refund.repository.ts';
import {
  decideSandboxSession,
  findSandboxSession,
  openSandboxSession,
  settleSandboxSessions,
} from './sandbox-session.repository.ts';
import { newsOf, outcomes, type SandboxAction, type SandboxSession } from './sandbox-session.ts';

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
  const act = (id: string, action: SandboxAction) =>
    db.transaction(async (tx) => {
      const state = outcomes[action];
      const settlesAt = new Date(clock().getTime() + options.settleSeconds * 1000);
      const decided = await decideSandboxSession(tx, id, state, state === 'processing' ? settlesAt : null);
      if (decided) await announceSession(tx, options, decided);
      return decided ?? findSandboxSession(tx, id);
    });
  const settle = () =>
    db.transaction(async (tx) => {
      for (const session of await settleSandboxSessions(tx, clock()))
        await announceSession(tx, options, session);
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
      if (!session) throw new Error('The sandbox has no such session.');
      return newsOf(session, await refundsOfSession(db, id));
    },
    refund: (order) =>
      db.transaction(async (tx) => {
        const opened = await openSandboxRefund(tx, { ...order, id: `re_${random.id()}`, now: clock() });
        const [ended] = await endSandboxRefund(tx, opened.id, 'succeeded');
        if (ended) await announceRefund(tx, options, ended);
        return ended ?? opened;
      }),
    refundOf: async (id) => {
      const refund = await findSandboxRefund(db, id);
      if (!refund) throw new Error('The sandbox has no such refund.');
      return refund;
    },
    readWebhook: (headers, body) => {
      if (!isSigned(webhookSecret, String(headers['x-sandbox-signature']), body, clock()))
        throw new WebhookRefused('The signature is wrong or too old.');
      return readSandboxEvent(body);
    },
    session: (id) => findSandboxSession(db, id),
    act,
    settle,
  };
}
