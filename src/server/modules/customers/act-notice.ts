import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { findReader } from './user.repository.ts';

/** What a customer is told of, because a thief with the device could do it too. */
export type GuardedAct =
  | 'address'
  | 'calls'
  | 'contact'
  | 'deviceEnded'
  | 'devicesEnded'
  | 'esim'
  | 'export'
  | 'methodAdded'
  | 'methodDeleted'
  | 'methodPreferred'
  | 'meansChanged'
  | 'meansRemoved'
  | 'simBlocked'
  | 'simReplacementCancelled'
  | 'simSecrets'
  | 'simUnblocked';

/** Tells the customer by mail what has just been done in the account. */
export async function enqueueActNotice(
  tx: Queryable,
  deps: AppDeps,
  userId: string,
  act: GuardedAct,
): Promise<void> {
  const reader = await findReader(tx, userId);
  if (!reader) return;
  const { team, lang, email: to } = reader;
  await enqueueMail(tx, deps, { team, lang, userId, to, name: 'guardedAct', values: { act } });
}
