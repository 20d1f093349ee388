import { useSyncExternalStore } from 'react';
import { api } from './http.ts';
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
import type { SessionGrant, User } from './user.ts';

/** SPEC §4: loading, then authenticated or unauthenticated. */
export type Session =
  | { state: 'loading' }
  | { state: 'authenticated'; user: User }
  | { state: 'unauthenticated'; reason?: 'expired' | 'logout' };

let session: Session = { state: 'loading' };
const listeners = new Set<() => void>();

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, currentSession);
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
  const stored = currentToken() ?? (await freshToken().catch(() => undefined));
  if (!stored) return enter({ state: 'unauthenticated' });
  const user = await fetchUser();
  enter(user ? { state: 'authenticated', user } : { state: 'unauthenticated' });
}

/** After login, registration, or the order of a guest who became a customer. */
export function enterSession(grant: SessionGrant, remember = false): void {
  keepToken(grant, remember);
  enter({ state: 'authenticated', user: grant.user });
}

/** The customer's data have changed; the session goes on. */
export function changeUser(user: User): void {
  if (session.state === 'authenticated') enter({ state: 'authenticated', user });
}

/** Ends the session here at once and on the server as well as it can (the request takes the token along first). */
export async function logout(): Promise<void> {
  const ended = api('/api/auth/logout', { method: 'POST' }).catch(() => undefined);
  leave({ state: 'unauthenticated', reason: 'logout' });
  await ended;
}

/** The token ended in use and could not be renewed: the shell says so and leads to the login. */
export function expireSession(): void {
  if (session.state === 'authenticated') leave({ state: 'unauthenticated', reason: 'expired' });
}

function leave(next: Session): void {
  stopRefresh();
  tokenStore.remove();
  enter(next);
}

function enter(next: Session): void {
  session = next;
  if (next.state === 'authenticated') scheduleRefresh(() => endIfStill(next));
  for (const listener of listeners) listener();
}

async function fetchUser(): Promise<User | undefined> {
  try {
    return (await api<{ user: User }>('/api/users/me')).user;
  } catch (error) {
    // A token that is refused must not travel with the requests of somebody who is shown as a guest.
    if (isRefused(error)) tokenStore.remove();
    return undefined;
  }
}

function connect(): void {
  const known = () => session.state === 'authenticated';
  bearer.token = async () => (currentToken() ?? (known() ? await renewOrEnd() : undefined))?.accessToken;
  // While the page starts, a refused token is worth one refresh; a guest has nothing to renew.
  bearer.renewed = async () =>
    session.state === 'unauthenticated' ? undefined : (await renewOrEnd()).accessToken;
}

/** The next token; when the server refuses one, the session that asked has ended. */
async function renewOrEnd(): Promise<StoredToken> {
  const asking = session;
  try {
    return await forceRefresh();
  } catch (error) {
    if (isRefused(error)) endIfStill(asking);
    throw error;
  }
}

/** A refusal that comes late must not end the session that somebody has begun since. */
function endIfStill(asking: Session): void {
  if (session === asking) expireSession();
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 401;
}
