/** Ends a contract for the future, or as if it had never been made. */
export type Right = 'cancel' | 'withdraw';

/** In the order in which they are shown. */
export const rights: readonly Right[] = ['cancel', 'withdraw'];

/** The form of each, and the call that sends it. */
export const forms = {
  cancel: { id: 'contract/cancel', to: 'POST /api/contracts/cancellations' },
  withdraw: { id: 'contract/withdraw', to: 'POST /api/contracts/withdrawals' },
} as const;

/** Anchors of the page, as the footer's links name them; the short addresses have the same names. */
export const anchors: Record<Right, string> = { cancel: 'kuendigen', withdraw: 'widerrufen' };

/** The right that an address names. */
export function rightOf({ pathname, hash }: { pathname: string; hash: string }): Right {
  const asked = hash.slice(1) || pathname.split('/').at(-1);
  return asked === anchors.withdraw ? 'withdraw' : 'cancel';
}
