import type { ReleaseEvent } from '../../../shared/states/release.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { digestOf, type Manifest } from './manifest.ts';
import { type Folders, findPublished, type Release } from './release.repository.ts';
import type { Actor } from './release-deps.ts';
import { logStep } from './release-log.repository.ts';
import { savePublished } from './release-writing.repository.ts';
import { stateAfter, take } from './step.service.ts';

/** A release that takes the place of the one in force. */
export interface Successor extends Actor {
  release: Release;
  files: Manifest;
  folder: Folders;
  /** What becomes of the one before. */
  leaves: Extract<ReleaseEvent['type'], 'superseded' | 'rolledBack' | 'ended'>;
  until?: Date | undefined;
  now: Date;
}

/** The number of the release in force; null: none is. */
export async function numberInForce(tx: Queryable): Promise<number | null> {
  return (await findPublished(tx))?.number ?? null;
}

/**
 * The one step by which another release comes into force, in a transaction that holds the lock of releases: what was in
 * force leaves, the new one is published, both are logged. @returns its number @throws ReleaseRefused
 */
export async function putInForce(tx: Queryable, successor: Successor): Promise<number> {
  const { release, files, folder, leaves, by, note, until, now } = successor;
  const current = await findPublished(tx);
  const next = stateAfter(release, { type: 'published', until }, now);
  if (current) await take(tx, current, { event: { type: leaves }, by, now });
  const number = (current?.number ?? 0) + 1;
  await savePublished(tx, release.id, next, {
    ...{ number, files, ...folder, verdict: release.verdict, now },
    digest: digestOf(files),
    folderDigest: digestOf(folder.folder),
  });
  const { status: was } = release;
  await logStep(tx, { releaseId: release.id, by, event: 'published', was, is: next.status, note, now });
  return number;
}
