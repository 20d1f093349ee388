import { team } from 'virtual:team';

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

export function forgetInvitation(): void {
  localStorage.removeItem(KEY);
}
