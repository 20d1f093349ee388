/** The holder of a number. A guest's reservations move to the user after the guest logs in or registers. */
export type Holder = `guest:${string}` | `user:${string}`;

export function holderOf(caller: {
  userId?: string | undefined;
  guestId?: string | undefined;
}): Holder | null {
  if (caller.userId) return `user:${caller.userId}`;
  return caller.guestId ? `guest:${caller.guestId}` : null;
}
