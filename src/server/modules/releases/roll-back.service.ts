import type { Queryable } from '../../infra/db/queryable.ts';
import { inForce, insistOnReason, insistOnStaffId } from './draft.service.ts';
import { applied, type Changes, changesFrom } from './manifest.ts';
import { putInForce, type Successor } from './put-in-force.service.ts';
import { findNumber, lockReleases, type Release } from './release.repository.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { refuse } from './release-refused.ts';
import { insertRelease } from './release-writing.repository.ts';
import { releaseById } from './step.service.ts';

interface Back {
  by: string;
  reason: string;
  /** The release in force that the files were made for. */
  current: Release;
  changes: Changes;
  verdict: Release['verdict'];
  leaves: Successor['leaves'];
  now: Date;
}

/** A release that takes changes back, in force at once; its files were approved when they were in force. */
export async function publishBack(tx: Queryable, back: Back): Promise<number> {
  const { by, reason, current, changes, verdict, leaves, now } = back;
  const id = await insertRelease(tx, {
    ...{ kind: 'rollback', status: 'approved', author: by, reason, over: current.number, changes, now },
  });
  const release = { ...(await releaseById(tx, id)), verdict };
  const [files, folder] = [applied(current.files ?? {}, changes), current.folder ?? {}];
  return putInForce(tx, { release, files, folder, leaves, by, note: reason, now });
}

async function predecessorOf(db: Queryable, { kind, number, folderDigest }: Release): Promise<Release> {
  const before = number === null || number === 1 ? undefined : await findNumber(db, number - 1);
  if (!before || kind === 'folder' || before.folderDigest !== folderDigest)
    refuse(
      'The release in force came with the program: what was before it comes back with the program before.',
    );
  return before;
}

/** Two people who take the same release back take it back once. */
function insistOnNumber(named: number, is: number | null): void {
  if (named !== is) refuse(`Release ${named} is not in force: release ${is} is. Nothing was rolled back.`);
}

/**
 * Takes the release in force back: what was in force before it is so again, as a release of its own. Its files are not
 * proved anew, so that it takes one moment.
 * @param asked names the release in force, as the person saw it @returns its number @throws ReleaseRefused
 */
export async function rollBack(
  { db, clock }: Pick<ReleaseDeps, 'db' | 'clock'>,
  { by, reason, number }: { by: string; reason: string; number: number },
): Promise<number> {
  insistOnStaffId(by);
  insistOnReason(reason);
  return db.transaction(async (tx) => {
    await lockReleases(tx);
    const current = await inForce(tx);
    insistOnNumber(number, current.number);
    const { files, verdict } = await predecessorOf(tx, current);
    const changes = changesFrom(current.files ?? {}, files ?? {});
    return publishBack(tx, { by, reason, current, changes, verdict, leaves: 'rolledBack', now: clock() });
  });
}
