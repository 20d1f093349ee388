import { createHmac } from 'node:crypto';
import { type PaymentsPort, type RefundOrder, WebhookRefused } from '../../infra/ports/payments/payments.ts';
import { isSigned } from '../../infra/ports/payments/signature.ts';
import { createSandboxControl, type SandboxControl } from './sandbox-control.ts';
import { debit, keepAccount } from './sandbox-debit.ts';
import { announceRefund, announceSession, readSandboxEvent } from './sandbox-events.ts';
import { type SandboxOptions, soon } from './sandbox-options.ts';
import { outcomeOf, type SandboxAction } from './sandbox-outcomes.ts';
import {
  endSandboxRefund,
  findSandboxRefund,
  openSandboxRefund,
  refundsOfSessions,
  settleSandboxRefunds,
} from './sandbox-refund.repository.ts';
import {
  decideSandboxSession,
  findSandboxSession,
  openSandboxSession,
  settleSandboxSessions,
} from './sandbox-session.repository.ts';
import { refusedLater, type SandboxSession, updateOf } from './sandbox-session.ts';

/** A provider inside our own database, for development and tests: it takes no money. */
export interface SandboxPayments extends PaymentsPort {
  kind: 'sandbox';
  webhookSecret: string;
  session(id: string): Promise<SandboxSession | undefined>;
  /** Carries out the payer's choice on the page; a second choice changes nothing. */
  act(id: string, action: SandboxAction): Promise<SandboxSession | undefined>;
  /** Ends the open processes whose time has come. */
  settle(): Promise<void>;
  control: SandboxControl;
}

export function isSandbox(port: PaymentsPort): port is SandboxPayments {
  return port.kind === 'sandbox';
}

export function createSandboxPayments(options: SandboxOptions): SandboxPayments {
  const { db, clock, random } = options;
  const webhookSecret = createHmac('sha256', options.secret).update('sandbox webhooks').digest('hex');
  const act = (id: string, action: SandboxAction) => decide(options, id, action);
  const settle = () => settleDue(options);
  return {
    kind: 'sandbox',
    pageOrigin: null,
    leastDebitCents: 1,
    webhookSecret,
    control: createSandboxControl(options),
    createSession: async ({ keepMethod: keepsMethod, ...request }) => {
      const ids = { id: random.token(), transactionId: `sbx_${random.id()}` };
      const { id } = await openSandboxSession(db, { ...request, ...ids, keepsMethod, createdAt: clock() });
      return { id, url: `/sandbox/pay/${id}` };
    },
    cancelSession: async (id) => void (await act(id, 'cancel')),
    statusOf: async (id) => {
      await settle();
      const session = await findSandboxSession(db, id);
      if (!session) throw new Error('The sandbox has no such session.');
      return updateOf(session, await refundsOfSessions(db, [id]));
    },
    collect: (request) => debit(options, request),
    keepAccount: (request) => keepAccount(options, request),
    refund: (order) => refund(options, order),
    refundOf: async (id) => {
      await settle();
      const found = await findSandboxRefund(db, id);
      if (!found) throw new Error('The sandbox has no such refund.');
      return found;
    },
    forgetMethod: async () => {}, // a token of the sandbox is worth nothing
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

function decide(options: SandboxOptions, id: string, action: SandboxAction) {
  return options.db.transaction(async (tx) => {
    const session = await findSandboxSession(tx, id);
    if (!session) return undefined;
    const prefix = action === 'payOnly' ? refusedLater : 'sbxpm_';
    const moment = { settlesAt: soon(options), keptToken: `${prefix}${options.random.id()}` };
    const decided = await decideSandboxSession(tx, id, outcomeOf(action, session), moment);
    if (decided) await announceSession(tx, options, decided);
    return decided ?? findSandboxSession(tx, id);
  });
}

function settleDue(options: SandboxOptions): Promise<void> {
  return options.db.transaction(async (tx) => {
    const now = options.clock();
    for (const session of await settleSandboxSessions(tx, now)) await announceSession(tx, options, session);
    for (const ended of await settleSandboxRefunds(tx, now)) await announceRefund(tx, options, ended);
  });
}

/** A refund is done at once; to a bank account it takes a while. */
function refund(options: SandboxOptions, order: RefundOrder) {
  return options.db.transaction(async (tx) => {
    const id = `re_${options.random.id()}`;
    const opened = await openSandboxRefund(tx, {
      ...order,
      id,
      settlesAt: soon(options),
      now: options.clock(),
    });
    if (!opened) throw new Error('The sandbox has no such money to send back.');
    const session = await findSandboxSession(tx, order.sessionId);
    if (session?.method === 'sepa') return opened;
    const [ended] = await endSandboxRefund(tx, opened.id, 'succeeded');
    if (ended) await announceRefund(tx, options, ended);
    return ended ?? opened;
  });
}
