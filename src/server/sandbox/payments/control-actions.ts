import { leftCents, type SandboxControl, type ShownSession } from './sandbox-control.ts';
import { type SandboxAction, sandboxActions } from './sandbox-outcomes.ts';
import type { SandboxPayments } from './sandbox-payments.ts';
import type { SandboxSession, SandboxState } from './sandbox-session.ts';

/** The actions of a person on a session: those of its payer, and those of a bank. */
export const sessionActions = [...sandboxActions, 'succeed', 'settleFail', 'dispute', 'refund'] as const;
export type SessionAction = (typeof sessionActions)[number];

const possible: Record<SandboxState, readonly SessionAction[]> = {
  open: ['pay', 'action', 'process', 'processFail', 'fail', 'cancel'],
  action: ['pay', 'fail'],
  processing: ['succeed', 'settleFail'],
  succeeded: ['refund', 'dispute'],
  failed: [],
  canceled: [],
};

export function possibleActions(session: ShownSession): readonly SessionAction[] {
  if (session.disputed) return [];
  const isSentBack = leftCents(session, session.refundsMade) <= 0;
  return possible[session.state].filter((action) => !(action === 'refund' && isSentBack));
}

const atTheBank: Record<
  Exclude<SessionAction, SandboxAction>,
  (control: SandboxControl, session: SandboxSession) => Promise<void>
> = {
  succeed: (control, { id }) => control.settleNow(id, 'succeeded'),
  settleFail: (control, { id }) => control.settleNow(id, 'failed'),
  dispute: (control, { id }) => control.dispute(id),
  refund: (control, session) => control.refundAll(session),
};

export async function actOn(
  sandbox: SandboxPayments,
  session: SandboxSession,
  action: SessionAction,
): Promise<void> {
  if (isAtTheBank(action)) return atTheBank[action](sandbox.control, session);
  await sandbox.act(session.id, action);
}

function isAtTheBank(action: SessionAction): action is keyof typeof atTheBank {
  return Object.hasOwn(atTheBank, action);
}
