import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { problem } from '../../errors/problem.ts';
import { findDocument, insertDocument } from './document.repository.ts';
import type { DocumentFile, NewDocument, StoredDocument } from './document.ts';
import { isValidLink, type LinkProof } from '../../documents/document-link.ts';

/** All our documents are in German: the binding text (DECISIONS: legal texts). */
const lang = 'de';

/** Keeps a document in the caller's transaction; the same bytes for the same owner once. */
export async function storeDocument(
  tx: Queryable,
  { clock, random }: Pick<AppDeps, 'clock' | 'random'>,
  document: NewDocument,
): Promise<StoredDocument> {
  const hash = hashOf(document.bytes);
  const id = await insertDocument(tx, { ...document, id: random.id(), hash, lang, now: clock() });
  return { id, hash };
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Who asks for a document: the caller's own names, or a link signed for a few minutes. */
export interface DocumentReader {
  userId: string | undefined;
  guestId: string | undefined;
  link?: LinkProof;
}

/** @throws Problem 1011 when there is none that the reader may see; a stranger learns no more than that */
export async function documentFor(deps: AppDeps, id: string, reader: DocumentReader): Promise<DocumentFile> {
  const found = await findDocument(deps.db, id);
  if (!found || !mayRead(deps, found, reader)) throw problem(1011);
  return found;
}

function mayRead(deps: AppDeps, { id, owner }: DocumentFile, { userId, guestId, link }: DocumentReader) {
  if (link) return isValidLink(deps, id, link);
  return owner === 'public' || owner === `user:${userId}` || owner === `guest:${guestId}`;
}
