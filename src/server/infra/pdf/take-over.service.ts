import type { GuestMove } from '../guest-moves.ts';
import { moveDocuments } from './document.repository.ts';

/** A guest's documents belong to the user after the login. */
export const takeOverDocuments: GuestMove = (tx, { guestId, userId }) =>
  moveDocuments(tx, `guest:${guestId}`, `user:${userId}`);
