import type { UserView } from '../../../shared/api/customers.ts';
import { dayMs } from '../../../shared/durations.ts';
import { OWN_CACHE, OWN_LOCK } from '../../../shared/kept-caches.ts';
import { asApiError } from '../api-error.ts';
import { currentLanguage } from '../language.ts';
import { ownChoice, ownKey } from '../own-choice.ts';
import { bearer } from '../token-bearer.ts';
import { tokenStore } from '../token-store.ts';
import { noteCopy } from './copy-times.ts';

/** No session is longer than this (`SESSION_LONGEST_SECONDS`). */
const OLDEST_MS = 30 * dayMs;
/** Keys are addresses that the server does not know, so that nothing is mistaken for a file of it. */
const keyOf = (name: string) => `/own${name}`;
const USER = keyOf('/user');

interface Copy {
  at: number;
  payload: unknown;
}

/** The account that may keep something here from now on; undefined ends it. Afterwards nothing is left of another one. */
export async function choose(user: UserView | undefined): Promise<void> {
  if (user) localStorage.setItem(ownKey, user.id);
  else localStorage.removeItem(ownKey);
  await (user ? follow(user) : forget());
}

/** The customer who is signed in: where it is his choice, his cache is made; only where it exists, something is kept. */
export async function follow(user: UserView): Promise<void> {
  if (ownChoice() !== user.id) return choose(undefined);
  await navigator.locks.request(OWN_LOCK, async () => {
    // Another tab may have signed out while this one was starting.
    if (!tokenStore.mayRefresh()) return;
    const cache = await caches.open(OWN_CACHE + user.id);
    await cache.put(USER, responseOf(user));
  });
}

/** Deletes what is kept of a customer; the choice stays for the next login of the same account. */
export async function forget(): Promise<void> {
  await navigator.locks.request(OWN_LOCK, async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(OWN_CACHE));
    await Promise.all(names.map((name) => caches.delete(name)));
  });
}

/** The customer whose copies are kept, while the server cannot be asked. */
export async function keptUser(): Promise<UserView | undefined> {
  // Our own entry, as `follow` wrote it.
  return (await find(USER))?.payload as UserView | undefined;
}

/**
 * Asks, and keeps the answer for the account that asked; without a connection the last answer comes, and its time is
 * noted.
 * @throws what `ask` throws
 */
export async function withCopy<Payload>(path: string, ask: () => Promise<Payload>): Promise<Payload> {
  const account = bearer.account();
  const key = keyOf(`/${currentLanguage()}${path}`);
  try {
    const payload = await ask();
    if (account && account === bearer.account()) await keep(account, key, payload);
    noteCopy(path, undefined);
    return payload;
  } catch (error) {
    const copy = asApiError(error).offline && account === ownChoice() ? await find(key) : undefined;
    if (!copy) throw error;
    noteCopy(path, copy.at);
    return copy.payload as Payload; // An answer of this very call.
  }
}

async function keep(account: string, key: string, payload: unknown): Promise<void> {
  const name = OWN_CACHE + account;
  await navigator.locks.request(OWN_LOCK, async () => {
    if (await caches.has(name)) await (await caches.open(name)).put(key, responseOf(payload));
  });
}

async function find(key: string): Promise<Copy | undefined> {
  const name = OWN_CACHE + ownChoice();
  if (!(await caches.has(name))) return undefined;
  const found = await (await caches.open(name)).match(key);
  const copy: Copy | undefined = await found?.json();
  return copy && Date.now() - copy.at < OLDEST_MS ? copy : undefined;
}

function responseOf(payload: unknown): Response {
  return new Response(JSON.stringify({ at: Date.now(), payload } satisfies Copy));
}
