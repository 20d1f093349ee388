import { isOver } from '../../../shared/states/release.ts';
import { SCHEDULE as by, endRelease } from './end-release.service.ts';
import { proveAhead } from './prove-ahead.service.ts';
import { publish } from './publish.service.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { ReleaseRefused, ReleasesBusy } from './release-refused.ts';
import { dueReleases } from './release-times.repository.ts';
import { releaseById, step } from './step.service.ts';

/**
 * Publishes what is due, and ends what is over. What cannot be published any more goes back to its writers. What begins
 * next is proved before its time.
 */
export async function runReleases(deps: ReleaseDeps, onFailure: (error: unknown) => void): Promise<void> {
  for (const id of await dueReleases(deps.db, deps.clock())) {
    await runOne(deps, id).catch(onFailure);
  }
  await proveAhead(deps).catch(onFailure);
}

async function runOne(deps: ReleaseDeps, id: number): Promise<void> {
  const release = await releaseById(deps.db, id);
  if (release.status !== 'scheduled') return endRelease(deps, id);
  if (isOver(release, deps.clock())) return neverPublished(deps, id);
  try {
    await publish(deps, id, { by });
  } catch (error) {
    // It stays scheduled where it only could not be compared in peace: the next look tries again.
    if (!(error instanceof ReleaseRefused) || error instanceof ReleasesBusy) throw error;
    const latest = await releaseById(deps.db, id);
    // Another process may have published it; and where its time is over by now, the next look ends it.
    if (latest.status !== 'scheduled' || isOver(latest, deps.clock())) return;
    await step(deps, id, { type: 'sentBack' }, { by, note: error.message.slice(0, 2000) });
    throw error;
  }
}

/** No server ran while it should have been in force. */
async function neverPublished(deps: ReleaseDeps, id: number): Promise<void> {
  const note = 'Its time was over before it could be published: nothing of it has been in force.';
  await step(deps, id, { type: 'ended' }, { by, note });
}
