import type { Queryable } from '../../infra/db/queryable.ts';
import { takenBack } from './layers.ts';
import { applied, type Changes, digestOf, digestOfChanges } from './manifest.ts';
import { proof } from './proved.service.ts';
import { numberInForce, putInForce, type Successor } from './put-in-force.service.ts';
import { findFiles, foldersOf, layersOf, type Release, type StoredVerdict } from './release.repository.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { insertRelease } from './release-writing.repository.ts';
import { releaseById, take } from './step.service.ts';

export interface Back {
  /** The release that is taken back: the one in force, or one below it. */
  release: Release;
  /** The release in force that the changes are made for. */
  current: Release;
  changes: Changes;
  /** Of the files after it. */
  verdict: StoredVerdict | null;
}

async function changesBack(
  db: Queryable,
  { release, current }: Pick<Back, 'release' | 'current'>,
  now: Date,
): Promise<Changes> {
  const layers = await layersOf(db, Object.keys(release.changes), now);
  const others = layers.filter(({ id }) => id !== release.id);
  return takenBack(release.changes, others, current);
}

/** What takes a release back. Files that were in force before need no other proof. */
export async function backFrom(deps: ReleaseDeps, release: Release, current: Release): Promise<Back> {
  const changes = await changesBack(deps.db, { release, current }, deps.clock());
  const files = applied(current.files ?? {}, changes);
  const known = (await findFiles(deps.db, digestOf(files)))?.verdict;
  return { release, current, changes, verdict: known ?? (await proof(deps, files, current)) };
}

/** Whether what was proved still takes the release back: under the lock, for others may have come, or ended, since. */
export async function isStill(tx: Queryable, back: Back, now: Date): Promise<boolean> {
  const { current, changes } = back;
  if ((await numberInForce(tx)) !== current.number) return false;
  const again = await changesBack(tx, back, now);
  return digestOfChanges(again, null) === digestOfChanges(changes, null);
}

interface Taking extends Pick<Successor, 'by' | 'note' | 'now'> {
  event: { type: 'rolledBack' | 'ended' };
  reason: string;
}

/**
 * A release without another's changes, in force at once, in a transaction that holds the lock of releases. The other
 * leaves by the event. @returns the number of the new release @throws ReleaseRefused
 */
export async function takeBack(
  tx: Queryable,
  { release, current, changes, verdict }: Back,
  { event, by, reason, note, now }: Taking,
): Promise<number> {
  const isInForce = release.id === current.id;
  // It may have ended meanwhile.
  if (!isInForce) await take(tx, await releaseById(tx, release.id), { event, by, note, now });
  const id = await insertRelease(tx, {
    ...{ kind: 'rollback', status: 'approved', author: by, reason, over: current.number, changes, now },
  });
  const next = { ...(await releaseById(tx, id)), verdict };
  const [files, folder] = [applied(current.files ?? {}, changes), foldersOf(current)];
  const leaves = isInForce ? event.type : 'superseded';
  return putInForce(tx, { release: next, files, folder, leaves, by, note: note ?? reason, now });
}
