/** Who holds a number. A guest's holds move to the user that the guest turns out to be. */
export type Holder = `guest:${string}` | `user:${string}`;

export function holderOf(caller: {
  userId?: string | undefined;
  guestId?: string | undefined;
}): Holder | null {
  if (caller.userId) return `user:${caller.userId}`;
  return caller.guestId ? `guest:${caller.guestId}` : null;
}
