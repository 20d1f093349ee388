import type { ReleaseEvent } from '../../../shared/states/release.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { inForce, insistOnStaffId } from './draft.service.ts';
import type { Manifest } from './manifest.ts';
import { effectOf, filesWith, insistOnSound, proof } from './proved.service.ts';
import { numberInForce, putInForce } from './put-in-force.service.ts';
import { foldersOf, lockReleases, type Release, type StoredVerdict } from './release.repository.ts';
import type { Actor, ReleaseDeps } from './release-deps.ts';
import { refuse, triedAgain } from './release-refused.ts';
import { saveVerdict } from './release-writing.repository.ts';
import { releaseById, stateAfter, take } from './step.service.ts';

interface Proved {
  current: Release;
  files: Manifest;
  release: Release;
  verdict: StoredVerdict;
}

/** @throws ReleaseRefused for a step that does not fit, and for files that another release has changed */
async function proved(deps: ReleaseDeps, id: number, event: ReleaseEvent): Promise<Proved> {
  const current = await inForce(deps.db);
  const release = await releaseById(deps.db, id);
  stateAfter(release, event, deps.clock());
  const files = await filesWith(deps, release, current);
  return { current, files, release, verdict: await proof(deps, files, current, release.verdict) };
}

type Step<Done> = (tx: Queryable, ready: Proved) => Promise<Done>;

/**
 * Keeps the proof with the very change set that was proved, and takes the step where it is sound.
 * @returns undefined where something else is in force by now, or the change set is another
 */
function taken<Done>(
  { db }: ReleaseDeps,
  ready: Proved,
  work: Step<Done>,
): Promise<{ done?: Done } | undefined> {
  const { release, current, verdict } = ready;
  return db.transaction(async (tx) => {
    await lockReleases(tx);
    const latest = await releaseById(tx, release.id);
    const isSame = latest.changesDigest === release.changesDigest;
    if (!isSame || (await numberInForce(tx)) !== current.number) return undefined;
    await saveVerdict(tx, release.id, verdict);
    return verdict.isSound ? { done: await work(tx, { ...ready, release: { ...latest, verdict } }) } : {};
  });
}

/** Proves a change set, then compares and writes in one turn: what changes meanwhile is proved first. */
function whenProved<Done>(
  deps: ReleaseDeps,
  id: number,
  event: ReleaseEvent,
  work: Step<Done>,
): Promise<Done> {
  return triedAgain(async () => {
    const ready = await proved(deps, id, event);
    const step = await taken(deps, ready, work);
    if (step) insistOnSound(ready.verdict);
    return step?.done;
  });
}

/** Proves a draft and keeps the proof with it; it stays a draft, with or without faults. @throws ReleaseRefused */
export function judge(deps: ReleaseDeps, id: number): Promise<StoredVerdict> {
  return triedAgain(async () => {
    const ready = await proved(deps, id, { type: 'submitted' });
    return (await taken(deps, ready, async () => {})) && ready.verdict;
  });
}

/** Gives a draft to review, with its proof: what has a fault stays a draft. @throws ReleaseRefused */
export async function submit(deps: ReleaseDeps, id: number, actor: Actor): Promise<Release> {
  insistOnStaffId(actor.by);
  if (Object.keys((await releaseById(deps.db, id)).changes).length === 0) refuse('Nothing is changed.');
  const event: ReleaseEvent = { type: 'submitted' };
  return whenProved(deps, id, event, (tx, { release }) =>
    take(tx, release, { ...actor, event, now: deps.clock() }),
  );
}

/** Proves what will be published at a time, as of that time, and keeps the proof with it. @throws ReleaseRefused */
export async function proveFor(deps: ReleaseDeps, id: number, time: Date): Promise<void> {
  const ready = await proved({ ...deps, clock: () => time }, id, { type: 'published' });
  await taken(deps, ready, async () => {});
}

/** Another release, or another day, may have made something else of it. @throws ReleaseRefused */
function insistOnApprovedEffect({ id, approvedEffect, verdict }: Release): void {
  if (approvedEffect !== effectOf(verdict))
    refuse(
      `What change set ${id} changes for customers is not what was approved. Send it back, and let it be seen anew.`,
    );
}

/**
 * Puts an approved change set in force, or one whose time has come. @returns the number of the release
 * @throws ReleaseRefused
 */
export function publish(
  deps: ReleaseDeps,
  id: number,
  { until, ...actor }: Actor & { until?: Date | undefined },
): Promise<number> {
  return whenProved(deps, id, { type: 'published', until }, (tx, { current, files, release }) => {
    const [folder, now] = [foldersOf(current), deps.clock()];
    stateAfter(release, { type: 'published', until }, now);
    insistOnApprovedEffect(release);
    return putInForce(tx, { ...actor, release, files, folder, leaves: 'superseded', until, now });
  });
}
