import type { TokenGrant } from '../../shared/api/customers.ts';
import { call } from './call.ts';
import type { StoredToken } from './token-store.ts';
import { tokenStore } from './token-store.ts';

/** A token is replaced this long before it expires, and not used for a request in its last seconds. */
const EARLY_MS = 60_000;
const MARGIN_MS = 5_000;

let running: Promise<StoredToken> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The stored token while it is valid. */
export function currentToken(): StoredToken | undefined {
  const stored = tokenStore.read();
  return stored && stored.expiresAt - MARGIN_MS > Date.now() ? stored : undefined;
}

/** One silent refresh if a refresh cookie may exist; simultaneous callers share it. */
export async function freshToken(): Promise<StoredToken | undefined> {
  return tokenStore.mayRefresh() ? forceRefresh() : undefined;
}

/** Always asks the server; rejects when it refuses. */
export function forceRefresh(): Promise<StoredToken> {
  running ??= refresh().finally(() => {
    running = undefined;
  });
  return running;
}

/** Stores the token from a login or refresh. */
export function keepToken({ accessToken, expiresIn }: TokenGrant, remember?: boolean): StoredToken {
  const token = { accessToken, expiresAt: Date.now() + expiresIn * 1000 };
  tokenStore.write(token, remember);
  return token;
}

/** Renews the token before it expires; calls `onEnd` when the server refuses. Offline, the next request tries again. */
export function scheduleRefresh(onEnd: () => void): void {
  stopRefresh();
  const stored = tokenStore.read();
  if (!stored) return;
  const delay = Math.max(stored.expiresAt - EARLY_MS - Date.now(), 1_000);
  timer = setTimeout(() => renew(onEnd), delay);
}

export function stopRefresh(): void {
  clearTimeout(timer);
}

async function renew(onEnd: () => void): Promise<void> {
  try {
    await forceRefresh();
    scheduleRefresh(onEnd);
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 401) onEnd();
  }
}

async function refresh(): Promise<StoredToken> {
  const remember = tokenStore.remembered();
  return keepToken(await call('POST /api/auth/refresh', { anonymous: true }), remember);
}
