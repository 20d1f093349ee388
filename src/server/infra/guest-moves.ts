import type { Queryable } from './db/queryable.ts';

/** Moves a guest's data (reservations, for example) to the user after the guest logs in or registers. */
export type GuestMove = (
  tx: Queryable,
  move: { guestId: string; userId: string; now: Date },
) => Promise<void>;
