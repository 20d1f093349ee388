import type { SandboxSession, SandboxState } from './sandbox-session.ts';

/** What the payer, or a person at the control page, does with a session. */
export const sandboxActions = ['pay', 'process', 'processFail', 'action', 'fail', 'cancel'] as const;
export type SandboxAction = (typeof sandboxActions)[number];

/** How a session ends that is not decided at once; a disputed one succeeds before. */
export type SandboxEnd = 'succeeded' | 'failed' | 'disputed';

export interface SandboxOutcome {
  state: Exclude<SandboxState, 'open'>;
  /** What comes by itself after a while. */
  later: SandboxEnd | null;
}

const outcomes: Record<SandboxAction, SandboxOutcome> = {
  pay: { state: 'succeeded', later: null },
  process: { state: 'processing', later: 'succeeded' },
  processFail: { state: 'processing', later: 'failed' },
  action: { state: 'action', later: null },
  fail: { state: 'failed', later: null },
  cancel: { state: 'canceled', later: null },
};

/** Test accounts, as Stripe has them too (DOMAIN §3.5): the account decides what paying leads to. */
const testAccounts: Record<string, SandboxOutcome> = {
  DE62370400440532013001: { state: 'failed', later: null },
  DE35370400440532013002: { state: 'succeeded', later: 'disputed' },
  DE08370400440532013003: { state: 'processing', later: 'succeeded' },
  DE78370400440532013004: { state: 'processing', later: 'failed' },
};

export function outcomeOf(action: SandboxAction, { iban }: Pick<SandboxSession, 'iban'>): SandboxOutcome {
  return (action === 'pay' && testAccounts[iban ?? '']) || outcomes[action];
}
