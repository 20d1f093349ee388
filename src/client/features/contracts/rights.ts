/** Ending a contract for the future, or as if it had never been made. */
export type Right = 'cancel' | 'withdraw';

/** In the order in which they are offered. */
export const rights: readonly Right[] = ['cancel', 'withdraw'];

/** Anchors of the page, as the footer's links name them; the short addresses are called alike. */
export const anchors: Record<Right, string> = { cancel: 'kuendigen', withdraw: 'widerrufen' };

/** Which of the two an address asks for. */
export function rightOf({ pathname, hash }: { pathname: string; hash: string }): Right {
  const asked = hash.slice(1) || pathname.split('/').at(-1);
  return asked === anchors.withdraw ? 'withdraw' : 'cancel';
}
