import { endRelease } from './end-release.service.ts';
import { publish } from './publish.service.ts';
import { dueReleases } from './release.repository.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { ReleaseRefused } from './release-refused.ts';
import { releaseById, step } from './step.service.ts';

const by = 'schedule';

/** Publishes what is due, and ends what is over. What cannot be published any more goes back to its writers. */
export async function runReleases(deps: ReleaseDeps, onFailure: (error: unknown) => void): Promise<void> {
  for (const id of await dueReleases(deps.db, deps.clock())) {
    await runOne(deps, id).catch(onFailure);
  }
}

async function runOne(deps: ReleaseDeps, id: number): Promise<void> {
  const { status } = await releaseById(deps.db, id);
  if (status !== 'scheduled') return endRelease(deps, id);
  try {
    await publish(deps, id, { by });
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    // Another process may have published it.
    if ((await releaseById(deps.db, id)).status !== 'scheduled') return;
    await step(deps, id, { type: 'sentBack' }, { by, note: error.message.slice(0, 2000) });
    throw error;
  }
}
