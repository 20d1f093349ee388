import { team } from 'virtual:team';
import { useSyncExternalStore } from 'react';

const KEY = `fanline.${team.id}.invitation`;
const CODE = /^[A-Za-z0-9-]{4,20}$/;

/** `?invite=CODE` on any page is stored until an order contains it. */
export function captureInvitation(search: string): void {
  const code = new URLSearchParams(search).get('invite');
  if (code && CODE.test(code)) localStorage.setItem(KEY, code);
}

/** For the order's body. */
export function storedInvitation(): string | undefined {
  return localStorage.getItem(KEY) ?? undefined;
}

/** The kept code on a page; a page that the server draws has none. */
export function useInvitation(): string | undefined {
  return useSyncExternalStore(neverChanges, storedInvitation, () => undefined);
}

const neverChanges = () => () => {};

export function forgetInvitation(): void {
  localStorage.removeItem(KEY);
}
