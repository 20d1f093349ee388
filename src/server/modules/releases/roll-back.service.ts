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

const isEnd = ({ kind, author }: Release) => kind === 'rollback' && author === SCHEDULE;

/** What rolling back takes back now. */
export interface TakenBack {
  /** The change set in force, or the last one where what is in force took another back. */
  release: Release;
  /** The number by which a person asks for it: that of what is in force, where this has not come by itself. */
  named: number | null;
}

/** What can be taken back; undefined: what is in force came with the program. */
export async function takenBackNow(
  db: Queryable,
  current: Release,
  now: Date,
): Promise<TakenBack | undefined> {
  if (current.kind === 'folder') return undefined;
  const release = current.kind === 'change' ? current : await findLastChange(db, now);
  return release && { release, named: (isEnd(current) ? release : current).number };
}

/** The change set that is taken back with a release. */
async function changeIn(db: Queryable, current: Release, named: number, now: Date): Promise<Release> {
  if (!isEnd(current)) insistOnNumber(named, current.number);
  const last = (await takenBackNow(db, current, now))?.release ?? refuse(fromProgram);
  return isEnd(current) ? belowEnd(current, last, named) : last;
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
