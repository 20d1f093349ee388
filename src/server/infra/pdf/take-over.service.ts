import type { GuestMove } from '../../accounts/guest-moves.ts';
import { moveDocuments } from './document.repository.ts';

/** What a guest was given belongs to the user from the moment of login. */
export const takeOverDocuments: GuestMove = (tx, { guestId, userId }) =>
  moveDocuments(tx, `guest:${guestId}`, `user:${userId}`);
