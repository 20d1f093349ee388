import type { ReleaseEvent } from '../../../shared/states/release.ts';
import { inForce, insistOnStaffId } from './draft.service.ts';
import type { Manifest } from './manifest.ts';
import { filesWith, insistOnSound, proof } from './proved.service.ts';
import { numberInForce, putInForce } from './put-in-force.service.ts';
import { lockReleases, type Release } from './release.repository.ts';
import type { Actor, ReleaseDeps } from './release-deps.ts';
import { refuse } from './release-refused.ts';
import { saveVerdict } from './release-writing.repository.ts';
import { releaseById, stateAfter, step } from './step.service.ts';

/** What is in force may change while files are proved; then they are proved again. */
const MOST_TRIES = 5;

interface Ready {
  current: Release;
  files: Manifest;
  release: Release;
}

/** A change set with its proof, which is kept. @throws ReleaseRefused for faults, and for files that another release has changed */
async function madeReady(deps: ReleaseDeps, id: number, event: ReleaseEvent): Promise<Ready> {
  const current = await inForce(deps.db);
  const release = await releaseById(deps.db, id);
  stateAfter(release, event, deps.clock());
  const files = await filesWith(deps, release, current);
  const verdict = await proof(deps, files, current, release.verdict);
  await saveVerdict(deps.db, id, verdict);
  insistOnSound(verdict);
  return { current, files, release: { ...release, verdict } };
}

/** Gives a draft to review, with its proof: what has a fault stays a draft. @throws ReleaseRefused */
export async function submit(deps: ReleaseDeps, id: number, actor: Actor): Promise<Release> {
  insistOnStaffId(actor.by);
  const event: ReleaseEvent = { type: 'submitted' };
  const { release } = await madeReady(deps, id, event);
  await step(deps, id, event, actor);
  return release;
}

/**
 * Puts an approved change set in force, or one whose time has come. @returns the number of the release
 * @throws ReleaseRefused
 */
export async function publish(
  deps: ReleaseDeps,
  id: number,
  { until, ...actor }: Actor & { until?: Date | undefined },
): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const ready = await madeReady(deps, id, { type: 'published', until });
    const number = await publishReady(deps, ready, { ...actor, until });
    if (number !== undefined) return number;
  }
  return refuse('Other releases come into force all the time. Try again.');
}

/** @returns undefined where something else is in force than was proved, or the change set is another */
function publishReady(
  { db, clock }: ReleaseDeps,
  { current, files, release }: Ready,
  actor: Actor & { until: Date | undefined },
): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    await lockReleases(tx);
    const latest = await releaseById(tx, release.id);
    const isSame = latest.changesDigest === release.changesDigest;
    if (!isSame || (await numberInForce(tx)) !== current.number) return undefined;
    const { verdict } = release;
    return putInForce(tx, {
      ...actor,
      release: { ...latest, verdict },
      files,
      folder: current.folder ?? {},
      leaves: 'superseded',
      now: clock(),
    });
  });
}
