import { readForm } from '../../../shared/contracts/contract.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { Caller } from '../../infra/budgets/caller.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { type RequestSource, rememberSource, sourceOf } from './known-source.service.ts';
import { loginForm } from './login.contract.ts';
import { countedName, loginName } from './login-name.ts';
import { forgetTries } from './login-throttle.repository.ts';
import { holdBackLogin } from './login-throttle.service.ts';
import { spendOnKnownPassword, spendOnPassword } from './password-budget.ts';
import { compareWithNobody, isSecret } from './secret-hash.ts';
import { openSession, type SessionStart, type SessionTokens } from './session.service.ts';
import { findCredentials } from './user.repository.ts';

export interface LoginRequest {
  team: TeamId;
  form: FormBody<'auth/login'>;
  guestId: string | undefined;
  source: RequestSource;
  session: SessionStart;
  /** Whom the budget of passwords counts. */
  caller: Caller;
}

export interface LoggedIn {
  userId: string;
  tokens: SessionTokens;
  /** The token of the device's cookie. */
  device: string;
}

/**
 * Opens a session for the right password. Known and unknown names cost the same statements and one comparison.
 * @throws Problem 1004, the same for a wrong password and an unknown account; 429 while the source is delayed
 */
export async function login(deps: AppDeps, request: LoginRequest): Promise<LoggedIn> {
  const { team, form, guestId, source, session, caller } = request;
  const { username, password, rememberMe = false } = readForm(loginForm, form);
  const name = loginName(username);
  const account = await findCredentials(deps.db, team, name);
  const counted = await sourceOf(deps, account, source);
  // Strangers, also at the owner's address, may have used their budgets up: what the account knows has its own share. It is
  // asked after the delay, so that strangers at a known address cannot use it up by guessing.
  if (!counted.isKnown) await spendOnPassword(deps, caller);
  const keys = await holdBackLogin(deps, countedName(team, name), counted);
  if (account && counted.isKnown) await spendOnKnownPassword(deps, `user:${account.id}`);
  const isRight = account
    ? await isSecret(account.passwordHash, password, counted.isKnown ? 'customer' : 'stranger')
    : await compareWithNobody(password);
  if (!account || !isRight) throw problem(1004, { account: account?.id });
  return deps.db.transaction(async (tx) => {
    await forgetTries(tx, keys);
    const move = { guestId: guestId ?? '', userId: account.id, now: deps.clock() };
    if (guestId) for (const moveOne of deps.onGuestBecomesUser) await moveOne(tx, move);
    const device = await rememberSource(tx, deps, account.id, source);
    const tokens = await openSession(tx, deps, {
      team,
      userId: account.id,
      remember: rememberMe,
      ...session,
    });
    return { userId: account.id, tokens, device };
  });
}
