import { inForce } from './draft.service.ts';
import { numberInForce } from './put-in-force.service.ts';
import { lockReleases } from './release.repository.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { releaseById, take } from './step.service.ts';
import { backFrom, takeBack } from './take-back.service.ts';

const by = 'schedule';

/**
 * Ends a release whose time is over: its files become what is in force without it. Where the rest does not stand so,
 * they stay, and the log says why.
 */
export async function endRelease(deps: ReleaseDeps, id: number): Promise<void> {
  const current = await inForce(deps.db);
  const found = await backFrom(deps, await releaseById(deps.db, id), current);
  const isPossible = found.verdict?.isSound === true;
  const note = isPossible ? undefined : found.verdict?.check.join('\n').slice(0, 2000);
  const back = isPossible ? found : { ...found, changes: {}, verdict: current.verdict };
  const isNothing = Object.keys(back.changes).length === 0 && current.id !== id;
  await deps.db.transaction(async (tx) => {
    await lockReleases(tx);
    // Another release came into force meanwhile: the next look finds it.
    if ((await numberInForce(tx)) !== current.number) return;
    const step = { event: { type: 'ended' }, by, note, now: deps.clock() } as const;
    if (isNothing) await take(tx, await releaseById(tx, id), step);
    else await takeBack(tx, back, { ...step, reason: `The time of change set ${id} is over.` });
  });
}
