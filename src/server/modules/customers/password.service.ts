import type { Lang } from '../../../shared/form-script.ts';
import type { AccountPassword } from '../../../shared/generated/forms.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { forgetTries } from '../../accounts/login-throttle.repository.ts';
import { holdBack } from '../../accounts/login-throttle.service.ts';
import { enqueuePasswordNotice } from '../../accounts/password-notice.ts';
import { hashSecret, isSecret } from '../../accounts/secret-hash.ts';
import { endSessionsOf } from './session.repository.ts';
import { tokenHash } from './token-hash.ts';
import { setPassword } from './user.repository.ts';
import type { AppDeps } from '../../deps.ts';
import { problem } from '../../errors/problem.ts';
import { lockPassword } from './password.repository.ts';

export interface PasswordChange {
  team: TeamId;
  lang: Lang;
  user: { id: string; sessionId: string };
  form: AccountPassword;
}

/**
 * Sets a new password and ends all other sessions.
 * @throws Problem 1100 at the current password when it is wrong; 1041; 429 after too many wrong ones
 */
export async function changePassword(deps: AppDeps, { team, lang, user, form }: PasswordChange) {
  // The same allowance as the login's: a borrowed session is no way to guess on.
  const key = tokenHash(`${team}|${user.id}`);
  await holdBack(deps, key);
  const hash = await hashSecret(form.password);
  await deps.db.transaction(async (tx) => {
    const owner = await lockPassword(tx, user.id);
    if (!owner) throw problem(1041);
    if (!(await isSecret(owner.passwordHash, form.currentPassword))) throw wrongPassword(deps, lang);
    const now = deps.clock();
    await setPassword(tx, user.id, hash, now);
    await endSessionsOf(tx, user.id, now, user.sessionId);
    await forgetTries(tx, key);
    await enqueuePasswordNotice(tx, deps, { team, lang, to: owner.email, devices: 'others' });
  });
}

function wrongPassword({ words }: AppDeps, lang: Lang) {
  const message = words.text(lang, 'error.account.wrongPassword');
  return problem(1100, {
    errors: [{ path: '/currentPassword', keyword: 'wrongPassword', rule: 'wrongPassword', message }],
  });
}
