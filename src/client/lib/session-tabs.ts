import { currentSession, expireSession, startSession } from './session.ts';
import { tokenStore } from './token-store.ts';

/** Remembered sessions are in localStorage: the other tabs follow a login or logout in one tab. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (!tokenStore.isTokenKey(event.key)) return;
    const signedIn = currentSession().state === 'authenticated';
    if (event.newValue && !signedIn) void startSession();
    if (!event.newValue && signedIn) expireSession();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
