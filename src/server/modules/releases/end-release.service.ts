import { inForce } from './draft.service.ts';
import { lockReleases } from './release.repository.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { refuse } from './release-refused.ts';
import { releaseById, take } from './step.service.ts';
import { type Back, backFrom, isStill, takeBack } from './take-back.service.ts';

/** Who ends releases, as the log says it. */
export const SCHEDULE = 'schedule';

/**
 * Ends a release whose time is over: its files become what is in force without it. Where the rest does not stand so,
 * they stay, and the log says why.
 * @throws ReleaseRefused where they stay, for those who run the server: the release has ended all the same
 */
export async function endRelease(deps: ReleaseDeps, id: number): Promise<void> {
  const current = await inForce(deps.db);
  const found = await backFrom(deps, await releaseById(deps.db, id), current);
  const faults = found.verdict?.isSound === true ? [] : (found.verdict?.check ?? []);
  const isEnded = await ended(deps, found, faults.join('\n').slice(0, 2000) || undefined);
  if (isEnded && faults.length > 0)
    refuse(
      `The time of change set ${id} is over, but what it changed stays: without it there are faults.`,
      ...faults,
    );
}

/** @param note why its files stay @returns false where something else came first: the next look finds it */
function ended(deps: ReleaseDeps, found: Back, note: string | undefined): Promise<boolean> {
  const { current, release } = found;
  const back = note === undefined ? found : { ...found, changes: {}, verdict: current.verdict };
  const isNothing = Object.keys(back.changes).length === 0 && current.id !== release.id;
  return deps.db.transaction(async (tx) => {
    await lockReleases(tx);
    const now = deps.clock();
    if (!(await isStill(tx, found, now))) return false;
    const step = { event: { type: 'ended' }, by: SCHEDULE, note, now } as const;
    if (isNothing) await take(tx, await releaseById(tx, release.id), step);
    else await takeBack(tx, back, { ...step, reason: `The time of change set ${release.id} is over.` });
    return true;
  });
}
