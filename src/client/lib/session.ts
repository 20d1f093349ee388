import { useDeferredValue, useSyncExternalStore } from 'react';
import type { SessionGrant, UserView } from '../../shared/api/customers.ts';
import { forgetAnswers } from './answer-cache.ts';
import { bootstrap } from './bootstrap.ts';
import { call } from './call.ts';
import { forgetDraft } from './forget-draft.ts';
import { ownCopies } from './own-calls.ts';
import {
  currentToken,
  forceRefresh,
  freshToken,
  keepToken,
  scheduleRefresh,
  stopRefresh,
} from './session-token.ts';
import { bearer } from './token-bearer.ts';
import { type StoredToken, tokenStore } from './token-store.ts';

/** Loading, then authenticated or unauthenticated (specification, "Session"). */
export type Session =
  | { state: 'loading' }
  | { state: 'authenticated'; user: UserView }
  | { state: 'unauthenticated'; reason?: 'expired' | 'logout' | 'closed' };

const LOADING: Session = { state: 'loading' };
/** One value for all guests: a guest's page that is taken over is not drawn again. */
const GUEST: Session = { state: 'unauthenticated' };

let session: Session = LOADING;
const listeners = new Set<() => void>();

export function useSession(): Session {
  const session = useSyncExternalStore(subscribeSession, currentSession, drawnSession);
  const drawn = useDeferredValue(session);
  // A store's change is drawn in one piece. When a customer is known, the page is drawn in small ones (decision 097).
  return drawn === LOADING && session.state === 'authenticated' ? drawn : session;
}

/** For whom the server drew the page: for a guest, unless the browser may be signed in. */
function drawnSession(): Session {
  return bootstrap().mayHaveSession ? LOADING : GUEST;
}

export function currentSession(): Session {
  return session;
}

function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Runs once per page load (and when another tab logs in): token → profile, else one silent refresh. */
export async function startSession(): Promise<void> {
  connect();
  try {
    const stored = currentToken() ?? (await freshToken());
    const user = stored && (await fetchUser());
    if (user) return enter({ state: 'authenticated', user });
  } catch (error) {
    const user = isUnreachable(error) ? await (await ownCopies())?.keptUser() : undefined;
    if (user) return enter({ state: 'authenticated', user });
    // It is unknown whether the session still lasts.
    if (!isRefused(error)) return enter(GUEST);
  }
  enter(GUEST);
  await forgetOwnCopies();
}

/** Called after login, registration, or the order of a guest who became a customer. */
export function enterSession(grant: SessionGrant, remember = false): void {
  keepToken(grant, remember);
  enter({ state: 'authenticated', user: grant.user });
}

/** The customer's data have changed; the session continues. */
export function changeUser(user: UserView): void {
  if (session.state === 'authenticated') enter({ state: 'authenticated', user });
}

/**
 * Ends the session here at once, and on the server if it can be reached. The request gets the token before it is
 * removed. The order in progress ends with it: another person may use the browser next.
 */
export async function logout(): Promise<void> {
  const ended = call('POST /api/auth/logout').catch(() => undefined);
  await Promise.all([leave('logout'), ended]);
  // Another tab may have got its answer just before the session ended.
  await forgetOwnCopies();
}

/** Nothing of the account stays in this browser. */
export function leave(reason: 'logout' | 'closed'): Promise<void> {
  const forgotten = endHere({ state: 'unauthenticated', reason });
  forgetDraft();
  return forgotten;
}

/** The token expired during use and could not be renewed: the shell shows a message and leads to the login. */
export function expireSession(): void {
  if (session.state === 'authenticated') void endHere({ state: 'unauthenticated', reason: 'expired' });
}

function endHere(next: Session): Promise<void> {
  stopRefresh();
  tokenStore.remove();
  enter(next);
  forgetAnswers();
  return forgetOwnCopies();
}

function enter(next: Session): void {
  session = next;
  if (next.state === 'authenticated') {
    scheduleRefresh(() => endIfStill(next));
    void keepFor(next.user);
  }
  for (const listener of listeners) listener();
}

/** Where the customer wants it, bills and usage are kept from now on; those of another one are deleted. */
async function keepFor(user: UserView): Promise<void> {
  await (await ownCopies())?.follow(user);
}

async function forgetOwnCopies(): Promise<void> {
  await (await ownCopies())?.forget();
}

async function fetchUser(): Promise<UserView> {
  try {
    return (await call('GET /api/users/me')).user;
  } catch (error) {
    // A refused token must not be sent with the requests of a visitor who is shown as a guest.
    if (isRefused(error)) tokenStore.remove();
    throw error;
  }
}

function connect(): void {
  const known = () => session.state === 'authenticated';
  bearer.account = () => (session.state === 'authenticated' ? session.user.id : undefined);
  bearer.token = async () => (currentToken() ?? (known() ? await renewOrEnd() : undefined))?.accessToken;
  // While the page starts, a refused token causes one refresh; a guest has no token to renew.
  bearer.renewed = async () =>
    session.state === 'unauthenticated' ? undefined : (await renewOrEnd()).accessToken;
}

/** The next token; when the server refuses one, the session that requested it has ended. */
async function renewOrEnd(): Promise<StoredToken> {
  const asking = session;
  try {
    return await forceRefresh();
  } catch (error) {
    if (isRefused(error)) endIfStill(asking);
    throw error;
  }
}

/** A late refusal must not end a session that has begun since. */
function endIfStill(asking: Session): void {
  if (session === asking) expireSession();
}

function isRefused(error: unknown): boolean {
  return statusOf(error) === 401;
}

function isUnreachable(error: unknown): boolean {
  return statusOf(error) === 0;
}

function statusOf(error: unknown): unknown {
  return error instanceof Error && 'status' in error ? error.status : undefined;
}
