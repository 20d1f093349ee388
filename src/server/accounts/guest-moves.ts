import type { Queryable } from '../db/queryable.ts';

/** Moves what belongs to a guest (reservations, say) to the user that the guest turned out to be. */
export type GuestMove = (
  tx: Queryable,
  move: { guestId: string; userId: string; now: Date },
) => Promise<void>;
