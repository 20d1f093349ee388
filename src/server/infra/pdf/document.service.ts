import { createHash } from 'node:crypto';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../db/queryable.ts';
import type { AppDeps } from '../deps.ts';
import { findDocument, insertDocument } from './document.repository.ts';
import type { DocumentFile, NewDocument, StoredDocument } from './document.ts';
import { isValidLink } from './document-link.ts';
import type { LinkProof } from './signed-query.ts';

/** All our documents are in German: the binding text (specification, "Binding texts"). */
const lang = 'de';

/** Stores a document in the caller's transaction; equal bytes for the same owner are stored once. */
export async function storeDocument(
  tx: Queryable,
  { clock, random }: Pick<AppDeps, 'clock' | 'random'>,
  document: NewDocument,
): Promise<StoredDocument> {
  const hash = hashOf(document.bytes);
  const id = await insertDocument(tx, { id: random.id(), ...document, hash, lang, now: clock() });
  return { id, hash };
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The reader of a document: the caller's own ids, or a signed link that is valid for a few minutes. */
export interface DocumentReader {
  userId: string | undefined;
  guestId: string | undefined;
  link?: LinkProof;
}

/** @throws Problem 1011 when the reader may see no such document; a stranger gets the same answer for a missing one */
export async function documentFor(deps: AppDeps, id: string, reader: DocumentReader): Promise<DocumentFile> {
  const found = await findDocument(deps.db, id);
  if (!found || !mayRead(deps, found, reader)) throw problem(1011);
  return found;
}

function mayRead(deps: AppDeps, { id, owner }: DocumentFile, { userId, guestId, link }: DocumentReader) {
  if (link) return isValidLink(deps, id, link);
  return owner === 'public' || owner === `user:${userId}` || owner === `guest:${guestId}`;
}
