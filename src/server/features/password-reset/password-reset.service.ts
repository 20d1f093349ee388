import type { Lang } from '../../../shared/form-script.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { judgeCode, sendCode } from '../../modules/customers/otp.service.ts';
import { enqueuePasswordNotice } from '../../accounts/password-notice.ts';
import { hashSecret, isSecret } from '../../accounts/secret-hash.ts';
import { endSessionsOf } from '../../modules/customers/session.repository.ts';
import { tokenHash } from '../../modules/customers/token-hash.ts';
import { findCredentials, setPassword } from '../../modules/customers/user.repository.ts';
import type { AppDeps } from '../../deps.ts';
import { problem } from '../../errors/problem.ts';
import { consumeResetToken, insertResetToken } from '../../modules/customers/password-reset.repository.ts';

interface Caller {
  team: TeamId;
  lang: Lang;
}

/** Sends a code to the phone of an account. For an unknown phone the answer is the same, and no SMS goes out. */
export async function askForReset(deps: AppDeps, { team, lang }: Caller, guestId: string, phone: string) {
  const account = await findCredentials(deps.db, team, { phone });
  if (!account && deps.config.revealAccounts) throw problem(1008);
  const request = {
    team,
    lang,
    guestId,
    purpose: 'reset',
    phone,
    isDelivered: account !== undefined,
  } as const;
  return deps.db.transaction((tx) => sendCode(tx, deps, request));
}

/** Exchanges a right code for a token that allows one new password. */
export async function allowReset(
  deps: AppDeps,
  team: TeamId,
  guestId: string,
  code: string,
): Promise<string> {
  const result = await deps.db.transaction(async (tx) => {
    const judged = await judgeCode(tx, deps, guestId, 'reset', code);
    if ('refusal' in judged) return judged;
    const account = await findCredentials(tx, team, { phone: judged.phone });
    if (!account) return { refusal: problem(1028, { extra: { triesLeft: 0 } }) };
    const token = deps.random.token();
    const now = deps.clock();
    const expiresAt = new Date(now.getTime() + deps.config.session.resetTokenSeconds * 1000);
    await insertResetToken(tx, { hash: tokenHash(token), userId: account.id, now, expiresAt });
    return { token };
  });
  if ('refusal' in result) throw result.refusal;
  return result.token;
}

/** Sets the new password and ends all sessions. @throws Problem 1007; 1009 when it is the old one */
export async function resetPassword(deps: AppDeps, { team, lang }: Caller, token: string, password: string) {
  const passwordHash = await hashSecret(password);
  await deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const user = await consumeResetToken(tx, tokenHash(token), team, now);
    if (!user) throw problem(1007);
    if (await isSecret(user.passwordHash, password)) throw problem(1009, { errors: [unchanged(deps, lang)] });
    await setPassword(tx, user.userId, passwordHash, now);
    await endSessionsOf(tx, user.userId, now);
    await enqueuePasswordNotice(tx, deps, { team, lang, to: user.email, devices: 'all' });
  });
}

/** The same rule and sentence as in account/password, where the form can tell by itself. */
function unchanged({ words }: AppDeps, lang: Lang) {
  const message = words.text(lang, 'account.password.password.error.passwordUnchanged');
  return { path: '/password', keyword: 'not', rule: 'passwordUnchanged', message };
}
