import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { validHashes } from '../../infra/keyed-hash.ts';
import { type RequestSource, rememberSource } from './known-source.service.ts';
import { countedName } from './login-name.ts';
import { forgetNames } from './login-throttle.repository.ts';
import { type CodeRequest, sendCode, validateCode } from './otp.service.ts';
import { spendOnKnownPassword } from './password-budget.ts';
import { enqueuePasswordNotice } from './password-notice.ts';
import { consumeResetToken, findResetUser, insertResetToken } from './password-reset.repository.ts';
import { hashSecret, isSecret } from './secret-hash.ts';
import { endSessionsOf } from './session.repository.ts';
import { tokenHash } from './token-hash.ts';
import { findCredentials, lineNumbersOf, setPassword } from './user.repository.ts';

interface Reader {
  team: TeamId;
  lang: Lang;
}

/**
 * Sends a code to the proved phone of an account, which is found by it or by the number of a line. For an unknown number
 * the answer is the same, but no SMS is sent.
 */
export async function askForReset(
  deps: AppDeps,
  asking: Pick<CodeRequest, 'team' | 'lang' | 'guestId' | 'caller'>,
  phone: string,
) {
  const account = await findCredentials(deps.db, asking.team, { phone });
  if (!account && deps.config.revealAccounts) throw problem(1008);
  const request = { ...asking, purpose: 'reset', phone, deliveredTo: account?.phone } as const;
  return deps.db.transaction((tx) => sendCode(tx, deps, request));
}

/** Exchanges a right code for a token for one new password. */
export async function allowReset(
  deps: AppDeps,
  team: TeamId,
  guestId: string,
  code: string,
): Promise<{ userId: string; token: string }> {
  const result = await deps.db.transaction(async (tx) => {
    const validated = await validateCode(tx, deps, guestId, 'reset', code);
    if ('refusal' in validated) return validated;
    const account = await findCredentials(tx, team, { phone: validated.phone });
    if (!account) return { refusal: problem(1028, { extra: { triesLeft: 0 } }) };
    const token = deps.random.token();
    const now = deps.clock();
    const expiresAt = new Date(now.getTime() + deps.config.session.resetTokenSeconds * 1000);
    await insertResetToken(tx, { hash: tokenHash(token), userId: account.id, now, expiresAt });
    return { userId: account.id, token };
  });
  if ('refusal' in result) throw result.refusal;
  return result;
}

export interface PasswordReset extends Reader {
  token: string;
  password: string;
  source: RequestSource;
}

/**
 * Sets the new password, ends all sessions and forgets all wrong passwords. The browser is the owner's, so that others
 * cannot delay the login that follows.
 * @returns the account, and the token of the device's cookie
 * @throws Problem 1007; 1009 when the password is equal to the old one
 */
export async function resetPassword(
  deps: AppDeps,
  reset: PasswordReset,
): Promise<{ userId: string; device: string }> {
  const { team, lang, token, password, source } = reset;
  const hash = tokenHash(token);
  // Before the costly part, which strangers must not be able to start.
  const current = await findResetUser(deps.db, hash, team, deps.clock());
  if (!current) throw problem(1007);
  await spendOnKnownPassword(deps, `reset:${hash}`);
  if (await isSecret(current.passwordHash, password, 'customer'))
    throw problem(1009, { errors: [unchanged(deps, lang)] });
  const passwordHash = await hashSecret(password, 'customer');
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const user = await consumeResetToken(tx, hash, team, now);
    // With a password that was changed meanwhile, the new one has not been compared.
    if (user?.passwordHash !== current.passwordHash) throw problem(1007);
    await setPassword(tx, user.userId, passwordHash, now);
    await endSessionsOf(tx, user.userId, now);
    const phones = [user.phone, ...(await lineNumbersOf(tx, user.userId))];
    const names = [{ email: user.email }, ...phones.map((phone) => ({ phone }))].map((name) =>
      countedName(team, name),
    );
    await forgetNames(
      tx,
      names.flatMap((name) => validHashes(deps.config, name)),
    );
    await enqueuePasswordNotice(tx, deps, {
      team,
      lang,
      userId: user.userId,
      to: user.email,
      devices: 'all',
    });
    return { userId: user.userId, device: await rememberSource(tx, deps, user.userId, source) };
  });
}

/** The same rule and sentence as in account/password, where the form itself can compare both passwords. */
function unchanged({ words }: AppDeps, lang: Lang) {
  const message = words.text(lang, 'account.password.password.error.passwordUnchanged');
  return { path: '/password', keyword: 'not', rule: 'passwordUnchanged', message };
}
