import type { ReleaseState } from '../../../shared/states/release.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { type Changes, digestOfChanges, type Manifest } from './manifest.ts';
import type { Folders, Release, StoredVerdict } from './release.repository.ts';

export interface NewRelease extends Pick<Release, 'kind' | 'status' | 'author' | 'reason' | 'over'> {
  changes: Changes;
  now: Date;
}

/** One that begins as approved is what the program makes by itself. @returns its id */
export async function insertRelease(tx: Queryable, release: NewRelease): Promise<number> {
  const { kind, status, author, reason, over, changes, now } = release;
  const approved = status === 'approved' ? digestOfChanges(changes, over) : null;
  const rows = await tx.query<{ id: number }>(
    `INSERT INTO definition_release (kind, status, author, writers, reason, over, changes, approved_digest, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
    [kind, status, author, JSON.stringify([author]), reason, over, JSON.stringify(changes), approved, now],
  );
  const [row] = rows;
  if (!row) throw new Error('A release has no id.');
  return row.id;
}

/** Puts other files into a draft. */
export async function saveChanges(
  tx: Queryable,
  { id, over, changes }: Pick<Release, 'id' | 'over' | 'changes'>,
): Promise<void> {
  await tx.query('UPDATE definition_release SET over = $2, changes = $3, verdict = NULL WHERE id = $1', [
    id,
    over,
    JSON.stringify(changes),
  ]);
}

/** That of a release which is in force meanwhile stays: it is what was published. */
export async function saveVerdict(tx: Queryable, id: number, verdict: StoredVerdict): Promise<void> {
  await tx.query('UPDATE definition_release SET verdict = $2 WHERE id = $1 AND number IS NULL', [
    id,
    JSON.stringify(verdict),
  ]);
}

/** What was seen of the effect on customers is kept with the approval. */
export async function saveApprovedEffect(tx: Queryable, id: number, effect: string): Promise<void> {
  await tx.query('UPDATE definition_release SET approved_effect = $2 WHERE id = $1', [id, effect]);
}

export async function saveState(tx: Queryable, id: number, state: ReleaseState): Promise<void> {
  const { status, writers, approvedDigest, from, until } = state;
  await tx.query(
    `UPDATE definition_release
        SET status = $2, writers = $3, approved_digest = $4, publish_from = $5, publish_until = $6 WHERE id = $1`,
    [id, status, JSON.stringify(writers), approvedDigest, from, until],
  );
}

/** What stands in a release from the moment on in which it is in force. */
export interface InForce extends Folders {
  number: number;
  files: Manifest;
  digest: string;
  folderDigest: string;
  verdict: StoredVerdict | null;
  now: Date;
}

/** One statement: a release is published whole, or not at all. */
export async function savePublished(
  tx: Queryable,
  id: number,
  state: ReleaseState,
  inForce: InForce,
): Promise<void> {
  const { number, files, digest, folder, lasting, folderDigest, verdict, now } = inForce;
  await tx.query(
    `UPDATE definition_release SET status = $2, publish_from = $3, publish_until = $4, number = $5, files = $6,
       digest = $7, folder = $8, folder_digest = $9, lasting = $10, verdict = $11, published_at = $12 WHERE id = $1`,
    [
      ...[id, state.status, state.from, state.until, number, JSON.stringify(files), digest],
      ...[JSON.stringify(folder), folderDigest, JSON.stringify(lasting)],
      ...[verdict && JSON.stringify(verdict), now],
    ],
  );
}
