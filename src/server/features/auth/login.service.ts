import type { AuthLogin } from '../../../shared/generated/forms.ts';
import { parsePhone } from '../../../shared/rules/phone.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { forgetTries } from '../../accounts/login-throttle.repository.ts';
import { holdBack } from '../../accounts/login-throttle.service.ts';
import { compareWithNobody, isSecret } from '../../accounts/secret-hash.ts';
import { openSession, type SessionTokens } from '../../modules/customers/session.service.ts';
import { tokenHash } from '../../modules/customers/token-hash.ts';
import { findCredentials } from '../../modules/customers/user.repository.ts';
import type { AppDeps } from '../../deps.ts';
import { problem } from '../../errors/problem.ts';

/** What a user name can be: an e-mail address or a phone number in any spelling. */
function loginName(username: string): { email: string } | { phone: string } {
  if (username.includes('@')) return { email: username };
  return { phone: parsePhone(username)?.e164 ?? username };
}

/** @throws Problem 1004, alike for a wrong password and an unknown account; 429 while an account is delayed */
export async function login(
  deps: AppDeps,
  team: TeamId,
  { username, password, rememberMe = false }: AuthLogin,
  guestId: string | undefined,
): Promise<{ userId: string; tokens: SessionTokens }> {
  const name = loginName(username);
  const account = await findCredentials(deps.db, team, name);
  const key = tokenHash(`${team}|${account?.id ?? JSON.stringify(name).toLowerCase()}`);
  await holdBack(deps, key);
  const isRight = account
    ? await isSecret(account.passwordHash, password)
    : await compareWithNobody(password);
  if (!account || !isRight) throw problem(1004);
  const tokens = await deps.db.transaction(async (tx) => {
    await forgetTries(tx, key);
    const move = { guestId: guestId ?? '', userId: account.id, now: deps.clock() };
    if (guestId) for (const moveOne of deps.onGuestBecomesUser) await moveOne(tx, move);
    return openSession(tx, deps, { team, userId: account.id, remember: rememberMe });
  });
  return { userId: account.id, tokens };
}
