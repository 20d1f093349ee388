import type { Queryable } from '../../infra/db/queryable.ts';
import { inForce, insistOnReason, insistOnStaffId } from './draft.service.ts';
import { SCHEDULE } from './end-release.service.ts';
import { insistOnSound } from './proved.service.ts';
import { findLastChange, lockReleases, type Release } from './release.repository.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { refuse, triedAgain } from './release-refused.ts';
import { backFrom, isStill, takeBack } from './take-back.service.ts';

const fromProgram =
  'The release in force came with the program: what was before it comes back with the program before.';

/** Two people who take the same release back take it back once. */
function insistOnNumber(named: number, is: number | null): void {
  if (named !== is) refuse(`Release ${named} is not in force: release ${is} is. Nothing was rolled back.`);
}

/** A change set has ended by itself: what lies below is nothing that a person meant without naming it. */
function belowEnd({ number: end }: Release, last: Release, named: number): Release {
  if (named === end)
    refuse(
      `Release ${end} is the end of a change set: it holds nothing to take back. Below it release ${last.number} is in force: name that one.`,
    );
  insistOnNumber(named, last.number === named ? named : end);
  return last;
}

/** The change set that is taken back with a release: itself, or the last one where it took another back. */
async function changeIn(db: Queryable, current: Release, named: number, now: Date): Promise<Release> {
  const isEnd = current.kind === 'rollback' && current.author === SCHEDULE;
  if (!isEnd) insistOnNumber(named, current.number);
  if (current.kind === 'change') return current;
  const last = current.kind === 'folder' ? undefined : await findLastChange(db, now);
  if (!last) return refuse(fromProgram);
  return isEnd ? belowEnd(current, last, named) : last;
}

/**
 * Takes the release in force back: what is in force without it is so again, as a release of its own.
 * @param asked names the release in force, as the person saw it; where one has ended by itself, that below it @returns its number @throws ReleaseRefused
 */
export async function rollBack(
  deps: ReleaseDeps,
  { by, reason, number }: { by: string; reason: string; number: number },
): Promise<number> {
  insistOnStaffId(by);
  insistOnReason(reason);
  return triedAgain(async () => {
    const current = await inForce(deps.db);
    const back = await backFrom(deps, await changeIn(deps.db, current, number, deps.clock()), current);
    if (back.verdict) insistOnSound(back.verdict);
    return deps.db.transaction(async (tx) => {
      await lockReleases(tx);
      const now = deps.clock();
      const event = { type: 'rolledBack' } as const;
      return (await isStill(tx, back, now)) ? takeBack(tx, back, { event, by, reason, now }) : undefined;
    });
  });
}
