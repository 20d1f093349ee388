import { nextRelease, type ReleaseEvent } from '../../../shared/states/release.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { findRelease, lockReleases, type Release } from './release.repository.ts';
import type { Actor, ReleaseDeps } from './release-deps.ts';
import { logStep } from './release-log.repository.ts';
import { refuse } from './release-refused.ts';
import { saveState } from './release-writing.repository.ts';

/** @throws ReleaseRefused where there is none */
export async function releaseById(db: Queryable, id: number): Promise<Release> {
  return (await findRelease(db, id)) ?? refuse(`There is no change set ${id}.`);
}

/** What the state machine makes of a release. @throws ReleaseRefused where the event does not fit */
export function stateAfter(release: Release, event: ReleaseEvent, now: Date): Release {
  const next = nextRelease(release, event, now);
  if (next === release) refuse(sentenceOf(release, event));
  return { ...release, ...next };
}

const readyStatuses: readonly string[] = ['approved', 'scheduled'];

function sentenceOf(release: Release, event: ReleaseEvent): string {
  const { id, status, writers, changesDigest, approvedDigest } = release;
  if (event.type === 'approved' && status === 'inReview' && writers.includes(event.by))
    return `${event.by} wrote in change set ${id}: another person approves it.`;
  if (event.type === 'approved' && status === 'inReview' && event.digest !== changesDigest)
    return `Change set ${id} is not what you read: read it again.`;
  const begins = event.type === 'scheduled' || event.type === 'published';
  if (begins && readyStatuses.includes(status) && approvedDigest !== changesDigest)
    return `Change set ${id} is not what was approved. Send it back, and let it be read anew.`;
  if (status === 'approved' && begins)
    return 'The times do not fit: it begins after now and ends after it begins.';
  return `Change set ${id} is ${status}: it cannot be ${event.type}.`;
}

/** Writes the state after an event, and the event into the log, in the caller's transaction. */
export async function take(
  tx: Queryable,
  release: Release,
  { event, by, note, now }: Actor & { event: ReleaseEvent; now: Date },
): Promise<Release> {
  const next = stateAfter(release, event, now);
  await saveState(tx, release.id, next);
  const { status: was } = release;
  await logStep(tx, { releaseId: release.id, by, event: event.type, was, is: next.status, note, now });
  return next;
}

/** One step of a change set that changes nothing in force: approved, sent back, withdrawn. @throws ReleaseRefused */
export function step(
  { db, clock }: Pick<ReleaseDeps, 'db' | 'clock'>,
  id: number,
  event: ReleaseEvent,
  actor: Actor,
): Promise<Release> {
  return db.transaction(async (tx) => {
    await lockReleases(tx);
    return take(tx, await releaseById(tx, id), { ...actor, event, now: clock() });
  });
}
