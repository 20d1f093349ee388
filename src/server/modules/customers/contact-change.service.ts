import type { UserView } from '../../../shared/api/customers.ts';
import { daysAfter } from '../../../shared/durations.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import { isUniqueViolation } from '../../infra/db/constraint.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { enqueueActNotice } from './act-notice.ts';
import * as repository from './contact-change.repository.ts';
import { forgetSources } from './known-source.repository.ts';
import { insertResetToken } from './password-reset.repository.ts';
import { unknownHash } from './secret-hash.ts';
import { endSessionsOf } from './session.repository.ts';
import { tokenHash } from './token-hash.ts';
import { findReader, setPassword } from './user.repository.ts';

/** The link of the notice is good for 72 hours. */
const UNDO_DAYS = 3;

/**
 * Tells a new e-mail address or phone to the old address, with a link that undoes the change, and to a new address
 * without one: a thief may have chosen it.
 */
export async function tellContactChange(tx: Queryable, deps: AppDeps, before: UserView): Promise<void> {
  const reader = await findReader(tx, before.id);
  if (!reader) return;
  const { team, lang } = reader;
  const token = deps.random.token();
  const createdAt = deps.clock();
  const expiresAt = daysAfter(createdAt, UNDO_DAYS);
  const old = { userId: before.id, oldEmail: before.email, oldPhone: before.phoneNumber };
  await repository.insertChange(tx, { ...old, hash: tokenHash(token), createdAt, expiresAt });
  const to = before.email;
  const letter = { team, lang, userId: before.id, to } as const;
  await enqueueMail(tx, deps, { ...letter, name: 'contactChanged', values: { token }, expiresAt });
  if (reader.email !== before.email) await enqueueActNotice(tx, deps, before.id, 'contact');
}

/**
 * Undoes a change: the old e-mail address and phone come back, all sessions end, and the password is void.
 * @returns the account, and a token for the new password
 * @throws Problem 1130 for a link that is used, void or too old; 1048 when the address has another account by now
 */
export async function undoContactChange(
  deps: AppDeps,
  team: TeamId,
  token: string,
): Promise<{ userId: string; resetToken: string }> {
  const now = deps.clock();
  const resetToken = deps.random.token();
  const passwordHash = await unknownHash();
  return deps.db.transaction(async (tx) => {
    const change = await repository.takeChange(tx, tokenHash(token), team, now);
    if (!change) throw problem(1130);
    await repository.endLaterChanges(tx, change, now);
    await restore(tx, change, now);
    // Only the token of the answer, or a code, leads to a password that the customer knows.
    await setPassword(tx, change.userId, passwordHash, now);
    await endSessionsOf(tx, change.userId, now);
    await forgetSources(tx, change.userId);
    const expiresAt = new Date(now.getTime() + deps.config.session.resetTokenSeconds * 1000);
    await insertResetToken(tx, { hash: tokenHash(resetToken), userId: change.userId, now, expiresAt });
    return { userId: change.userId, resetToken };
  });
}

async function restore(tx: Queryable, change: repository.ContactChange, now: Date): Promise<void> {
  try {
    await repository.restoreContact(tx, change, now);
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) throw problem(1048);
    if (isUniqueViolation(error, 'users_phone')) throw problem(1066);
    throw error;
  }
}
