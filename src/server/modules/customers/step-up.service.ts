import { readForm } from '../../../shared/contracts/contract.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { Caller } from '../../infra/budgets/caller.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { stepUpProof } from './account.contract.ts';
import { forgetTries } from './login-throttle.repository.ts';
import { holdBackSession } from './login-throttle.service.ts';
import { sendCode, validateCode } from './otp.service.ts';
import { findPassword } from './password.repository.ts';
import { spendOnKnownPassword } from './password-budget.ts';
import { rotate } from './refresh.service.ts';
import { isSecret } from './secret-hash.ts';
import { endAccessTokens, openStepUp } from './session.repository.ts';
import { issueAccessToken, type SessionTokens } from './session.service.ts';
import { findUser } from './user.repository.ts';
import { viewUser } from './user.service.ts';

export interface StepUp {
  team: TeamId;
  lang: Lang;
  user: { id: string; sessionId: string };
  /** The code is bound to the visitor to whom it was sent. */
  guestId: string;
  /** Whom the code's budgets count. */
  caller: Caller;
}

export type SteppedUp = { openUntil: Date } & (
  | { tokens: SessionTokens }
  | { access: Pick<SessionTokens, 'accessToken' | 'expiresIn'> }
);

/** Sends a code to the customer's own phone. @throws Problem 429, 1131 */
export async function sendStepUpCode(deps: AppDeps, { team, lang, user, guestId, caller }: StepUp) {
  const { phoneNumber: phone } = await viewUser(deps, user.id);
  const request = { team, lang, guestId, caller, phone, purpose: 'stepUp', deliveredTo: phone } as const;
  return deps.db.transaction((tx) => sendCode(tx, deps, request));
}

/**
 * Opens the step-up of a session by the password or a code. The session goes on under new tokens: who had learned the
 * old ones has not stepped up. @param refreshToken absent where the caller sends none; it then keeps the one that it has
 * @throws Problem 1100 at a wrong password, 1028–1031 at a wrong code; 429 after too many wrong passwords
 */
export async function stepUp(
  deps: AppDeps,
  request: StepUp,
  refreshToken: string | undefined,
  body: FormBody<'account/step-up'>,
): Promise<SteppedUp> {
  const { way, password = '', code = '' } = readForm(stepUpProof, body);
  if (way === 'password') await provePassword(deps, request, password);
  else await proveCode(deps, request, code);
  const { sessionId } = request.user;
  const openUntil = new Date(deps.clock().getTime() + deps.config.session.stepUpSeconds * 1000);
  return deps.db.transaction(async (tx) => {
    await openStepUp(tx, sessionId, openUntil);
    await endAccessTokens(tx, sessionId);
    const { tokens } = refreshToken ? await rotate(tx, deps, request.team, refreshToken) : {};
    if (tokens) return { openUntil, tokens };
    return { openUntil, access: await issueAccessToken(tx, deps, sessionId, deps.clock()) };
  });
}

/** @throws Problem 1100 at a wrong password; 429 after too many */
export async function provePassword(
  deps: AppDeps,
  { lang, user }: Pick<StepUp, 'lang' | 'user'>,
  password: string,
): Promise<void> {
  const keys = await holdBackSession(deps, user.sessionId);
  await spendOnKnownPassword(deps, `user:${user.id}`);
  const owner = await findPassword(deps.db, user.id);
  if (!owner) throw problem(1041);
  if (!(await isSecret(owner.passwordHash, password, 'customer'))) throw wrongPassword(deps, lang);
  await forgetTries(deps.db, keys);
}

async function proveCode(deps: AppDeps, request: StepUp, code: string): Promise<void> {
  // A wrong try must be stored, so the refusal is thrown after the commit.
  const refusal = await deps.db.transaction((tx) => refusalOf(tx, deps, request, code));
  if (refusal) throw refusal;
}

async function refusalOf(tx: Queryable, deps: AppDeps, { user, guestId }: StepUp, code: string) {
  const owner = await findUser(tx, user.id);
  const validated = await validateCode(tx, deps, guestId, 'stepUp', code);
  if ('refusal' in validated) return validated.refusal;
  // The customer may have changed the phone since the code was sent.
  return validated.phone === owner?.phoneNumber ? undefined : problem(1029);
}

function wrongPassword({ words }: AppDeps, lang: Lang) {
  const message = words.text(lang, 'error.account.stepUpPassword');
  return problem(1100, {
    errors: [{ path: '/password', keyword: 'wrongPassword', rule: 'wrongPassword', message }],
  });
}
