import type { GuestMove } from '../../accounts/guest-moves.ts';
import { moveHolds } from './reservation.repository.ts';

/** What a guest holds belongs to the user from the moment of login. */
export const takeOverHolds: GuestMove = (tx, { guestId, userId, now }) =>
  moveHolds(tx, `guest:${guestId}`, `user:${userId}`, now);
