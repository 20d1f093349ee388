import type { Queryable } from '../../infra/db/queryable.ts';
import { inForce } from './draft.service.ts';
import { applied, type Changes, hashAt, reversed } from './manifest.ts';
import { proof } from './proved.service.ts';
import { numberInForce } from './put-in-force.service.ts';
import { findNumber, lockReleases, type Release, type StoredVerdict } from './release.repository.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { publishBack } from './roll-back.service.ts';
import { releaseById, take } from './step.service.ts';

/** What takes the changes of a release back that are still in force. */
async function changesBack(db: Queryable, release: Release, current: Release): Promise<Changes> {
  const base = (release.over === null ? undefined : await findNumber(db, release.over))?.files ?? {};
  const back = reversed(release.changes, base, current.files ?? {});
  // What was the program's own file before is so again, also after the program has got another one.
  const own = Object.keys(back).filter((path) => hashAt(base, path) === hashAt(release.folder, path));
  return { ...back, ...Object.fromEntries(own.map((path) => [path, hashAt(current.folder, path)])) };
}

interface Ending {
  release: Release;
  current: Release;
  changes: Changes;
  /** Of the files without the changes. */
  verdict: StoredVerdict | null;
}

async function endingOf(deps: ReleaseDeps, id: number): Promise<Ending> {
  const current = await inForce(deps.db);
  const release = await releaseById(deps.db, id);
  const changes = await changesBack(deps.db, release, current);
  const files = applied(current.files ?? {}, changes);
  // What was in force just before needs no other proof.
  const before = current.id === id ? await findNumber(deps.db, (current.number ?? 0) - 1) : undefined;
  const verdict = before ? before.verdict : await proof(deps, files, current);
  return { release, current, changes, verdict };
}

const by = 'schedule';

/**
 * Ends a release whose time is over. What later releases made of its files stays; where the rest does not stand without
 * its changes, they stay, and the log says so.
 */
export async function endRelease(deps: ReleaseDeps, id: number): Promise<void> {
  const { release, current, changes, verdict } = await endingOf(deps, id);
  const isInForce = current.id === id;
  const isPossible = isInForce || verdict?.isSound === true;
  await deps.db.transaction(async (tx) => {
    await lockReleases(tx);
    // Another release came into force meanwhile: the next look finds it.
    if ((await numberInForce(tx)) !== current.number) return;
    const now = deps.clock();
    const note = isPossible ? undefined : verdict?.check.join('\n').slice(0, 2000);
    if (!isInForce) await take(tx, release, { event: { type: 'ended' }, by, note, now });
    if (!isPossible || Object.keys(changes).length === 0) return;
    const reason = `The time of change set ${id} is over.`;
    const leaves = isInForce ? 'ended' : 'superseded';
    await publishBack(tx, { by, reason, current, changes, verdict, leaves, now });
  });
}
