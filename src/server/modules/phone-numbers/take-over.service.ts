import type { GuestMove } from '../../infra/guest-moves.ts';
import { moveHolds } from './reservation.repository.ts';

/** A guest's reservations belong to the user after the login. */
export const takeOverHolds: GuestMove = (tx, { guestId, userId, now }) =>
  moveHolds(tx, `guest:${guestId}`, `user:${userId}`, now);
