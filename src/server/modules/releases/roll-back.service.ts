import type { Queryable } from '../../infra/db/queryable.ts';
import { inForce, insistOnReason, insistOnStaffId } from './draft.service.ts';
import { insistOnSound } from './proved.service.ts';
import { numberInForce } from './put-in-force.service.ts';
import { findLastChange, lockReleases, type Release } from './release.repository.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { refuse } from './release-refused.ts';
import { backFrom, takeBack } from './take-back.service.ts';

/** The change set that is taken back with a release: itself, or the last one where it took another back. */
async function changeIn(db: Queryable, current: Release, now: Date): Promise<Release> {
  if (current.kind === 'change') return current;
  const last = current.kind === 'folder' ? undefined : await findLastChange(db, now);
  return (
    last ??
    refuse(
      'The release in force came with the program: what was before it comes back with the program before.',
    )
  );
}

/** Two people who take the same release back take it back once. */
function insistOnNumber(named: number, is: number | null): void {
  if (named !== is) refuse(`Release ${named} is not in force: release ${is} is. Nothing was rolled back.`);
}

/**
 * Takes the release in force back: what is in force without it is so again, as a release of its own.
 * @param asked names the release in force, as the person saw it @returns its number @throws ReleaseRefused
 */
export async function rollBack(
  deps: ReleaseDeps,
  { by, reason, number }: { by: string; reason: string; number: number },
): Promise<number> {
  insistOnStaffId(by);
  insistOnReason(reason);
  const current = await inForce(deps.db);
  insistOnNumber(number, current.number);
  const back = await backFrom(deps, await changeIn(deps.db, current, deps.clock()), current);
  if (back.verdict) insistOnSound(back.verdict);
  return deps.db.transaction(async (tx) => {
    await lockReleases(tx);
    insistOnNumber(number, await numberInForce(tx));
    const event = { type: 'rolledBack' } as const;
    return takeBack(tx, back, { event, by, reason, now: deps.clock() });
  });
}
