import { readForm } from '../../../shared/contracts/contract.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { newPassword } from './account.contract.ts';
import { forgetTries } from './login-throttle.repository.ts';
import { holdBackSession } from './login-throttle.service.ts';
import { findPassword, lockPassword } from './password.repository.ts';
import { spendOnKnownPassword } from './password-budget.ts';
import { enqueuePasswordNotice } from './password-notice.ts';
import { hashSecret, isSecret } from './secret-hash.ts';
import { endSessionsOf } from './session.repository.ts';
import { setPassword } from './user.repository.ts';

export interface PasswordChange {
  team: TeamId;
  lang: Lang;
  user: { id: string; sessionId: string };
  form: FormBody<'account/password'>;
}

/**
 * Sets a new password and ends all other sessions.
 * @throws Problem 1100 at a wrong current password; 1041; 429 after too many wrong ones
 */
export async function changePassword(deps: AppDeps, { team, lang, user, form }: PasswordChange) {
  const { password, currentPassword } = readForm(newPassword, form);
  const keys = await holdBackSession(deps, user.sessionId);
  await spendOnKnownPassword(deps, `user:${user.id}`);
  const current = await findPassword(deps.db, user.id);
  if (!current) throw problem(1041);
  if (!(await isSecret(current.passwordHash, currentPassword, 'customer'))) throw wrongPassword(deps, lang);
  const hash = await hashSecret(password, 'customer');
  await deps.db.transaction(async (tx) => {
    const owner = await lockPassword(tx, user.id);
    if (!owner) throw problem(1041);
    // Another change was faster: the password that was compared is not the current one any more.
    if (owner.passwordHash !== current.passwordHash) throw wrongPassword(deps, lang);
    const now = deps.clock();
    await setPassword(tx, user.id, hash, now);
    await endSessionsOf(tx, user.id, now, user.sessionId);
    await forgetTries(tx, keys);
    await enqueuePasswordNotice(tx, deps, {
      team,
      lang,
      userId: user.id,
      to: owner.email,
      devices: 'others',
    });
  });
}

function wrongPassword({ words }: AppDeps, lang: Lang) {
  const message = words.text(lang, 'error.account.wrongPassword');
  return problem(1100, {
    errors: [{ path: '/currentPassword', keyword: 'wrongPassword', rule: 'wrongPassword', message }],
  });
}
