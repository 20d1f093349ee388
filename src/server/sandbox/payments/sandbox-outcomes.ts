import { refusedLater, type SandboxSession, type SandboxState } from './sandbox-session.ts';

/** The actions of the payer, or of a person at the control page, on a session. */
export const sandboxActions = [
  'pay',
  'payOnly',
  'process',
  'processFail',
  'action',
  'fail',
  'cancel',
] as const;
export type SandboxAction = (typeof sandboxActions)[number];

/** The end of a session that is not decided at once; a disputed one succeeds first. */
export type SandboxEnd = 'succeeded' | 'failed' | 'disputed';

export interface SandboxOutcome {
  state: Exclude<SandboxState, 'open'>;
  /** The end that follows automatically after a while. */
  later: SandboxEnd | null;
}

const outcomes: Record<SandboxAction, SandboxOutcome> = {
  pay: { state: 'succeeded', later: null },
  // The kept method is refused as soon as the payer is away.
  payOnly: { state: 'succeeded', later: null },
  process: { state: 'processing', later: 'succeeded' },
  processFail: { state: 'processing', later: 'failed' },
  action: { state: 'action', later: null },
  fail: { state: 'failed', later: null },
  cancel: { state: 'canceled', later: null },
};

/**
 * Test accounts, as Stripe has them too (specification, "Test accounts"): the account decides the result of a payment.
 */
const testAccounts = new Map<string | null | undefined, SandboxOutcome>(
  Object.entries({
    DE62370400440532013001: { state: 'failed', later: null },
    DE35370400440532013002: { state: 'succeeded', later: 'disputed' },
    DE08370400440532013003: { state: 'processing', later: 'succeeded' },
    DE78370400440532013004: { state: 'processing', later: 'failed' },
  }),
);

export function outcomeOf(action: SandboxAction, { iban }: Pick<SandboxSession, 'iban'>): SandboxOutcome {
  return (action === 'pay' && testAccounts.get(iban)) || outcomes[action];
}

/** A debit while the payer is away: the account decides, and a card's token. */
export function outcomeOfDebit(token: string, account: Pick<SandboxSession, 'iban'>): SandboxOutcome {
  return token.startsWith(refusedLater) ? outcomes.fail : outcomeOf('pay', account);
}
