import type { UploadView } from '../../../shared/api/uploads.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../deps.ts';
import type { GuestMove } from '../guest-moves.ts';
import type { LinkProof } from '../pdf/signed-query.ts';
import { deleteUpload, findContent, findUpload, moveUploads, type UploadOwner } from './upload.repository.ts';
import { isValidUploadLink } from './upload-link.ts';

/** A guest's files belong to the user after the login. */
export const takeOverUploads: GuestMove = (tx, { guestId, userId }) =>
  moveUploads(tx, `guest:${guestId}`, `user:${userId}`);

/** @throws Problem 1128, also for a file of another person's */
export async function ownUpload(deps: AppDeps, id: string, owners: UploadOwner[]): Promise<UploadView> {
  const found = await findUpload(deps.db, id, owners, deps.clock());
  if (!found) throw problem(1128);
  return found;
}

/** Erases a file that waits. @throws Problem 1128, also for a file that a record has taken */
export async function forgetUpload(deps: AppDeps, id: string, owners: UploadOwner[]): Promise<void> {
  if (!(await deleteUpload(deps.db, id, owners))) throw problem(1128);
}

/** The file itself, for a person with a signed link. @throws Problem 1128 */
export async function linkedFile(deps: AppDeps, id: string, link: LinkProof | undefined) {
  const isOpen = link !== undefined && isValidUploadLink(deps, id, link);
  const found = isOpen ? await findContent(deps.db, id, deps.clock()) : undefined;
  if (!found) throw problem(1128);
  return found;
}
