import type { PaymentMethod } from '../../../../shared/enums.ts';
import type { Lang } from '../../../../shared/form-script.ts';
import type { PaymentNews, RefundNews } from '../payments.ts';

const sandboxStates = ['open', 'processing', 'succeeded', 'failed', 'canceled'] as const;
export type SandboxState = (typeof sandboxStates)[number];

/** What the payer chooses on the sandbox's page. */
export const sandboxActions = ['pay', 'process', 'fail', 'cancel'] as const;
export type SandboxAction = (typeof sandboxActions)[number];

export interface SandboxSession {
  id: string;
  reference: string;
  state: SandboxState;
  method: PaymentMethod;
  amountCents: number;
  lang: Lang;
  payee: string;
  purpose: string;
  returnUrl: string;
  transactionId: string;
  disputed: boolean;
}

/** What each choice leads to. */
export const outcomes: Record<SandboxAction, Exclude<SandboxState, 'open'>> = {
  pay: 'succeeded',
  process: 'processing',
  fail: 'failed',
  cancel: 'canceled',
};

/** The type of the webhook that tells of a state. */
export const eventTypes: Record<Exclude<SandboxState, 'open'>, string> = {
  succeeded: 'payment_intent.succeeded',
  processing: 'payment_intent.processing',
  failed: 'payment_intent.payment_failed',
  canceled: 'payment_intent.canceled',
};

/** What a session means to whoever asks. */
export function newsOf(session: SandboxSession, refunds: readonly RefundNews[]): PaymentNews {
  const { state, transactionId, amountCents, disputed: isDisputed } = session;
  return { event: state === 'open' ? null : state, transactionId, amountCents, isDisputed, refunds };
}

/** Back to the shop; a payment that is still under way counts as success there, and the shop asks for more. */
export function returnAddress({ returnUrl, transactionId, state }: SandboxSession): string {
  const success = state === 'succeeded' || state === 'processing';
  return `${returnUrl}&${new URLSearchParams({ transactionId, success: String(success) })}`;
}
