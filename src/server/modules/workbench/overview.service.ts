import type { ChangeSetView, ChangesView } from '../../../shared/api/workbench.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { readFiles } from '../releases/definition-file.repository.ts';
import { applied } from '../releases/manifest.ts';
import { digestOfEffect } from '../releases/proved.service.ts';
import { findNumber, type Release, releasesAtHand } from '../releases/release.repository.ts';
import { type NamedStep, namedSteps } from '../releases/release-log.repository.ts';
import { type TakenBack, takenBackNow } from '../releases/roll-back.service.ts';
import { releaseById } from '../releases/step.service.ts';
import { openThreads } from './comment.repository.ts';
import { staffNames } from './staff.repository.ts';

/** Of those that are over, and all that are open or in force besides. */
const MOST = 50;

/** The last change sets and all with which something can be done, the newest first. */
export async function overview(db: Queryable, now: Date): Promise<ChangeSetView[]> {
  const releases = await releasesAtHand(db, MOST);
  const current = releases.find(({ status }) => status === 'published');
  const back = current && (await takenBackNow(db, current, now));
  const ids = releases.map(({ id }) => id);
  const [steps, open] = [await namedSteps(db, ids), await openThreads(db, ids)];
  const names = await staffNames(db, [...new Set(releases.flatMap(({ writers }) => [...writers]))]);
  return releases.map((release) => ({
    ...viewOf(
      release,
      steps.filter(({ releaseId }) => releaseId === release.id),
    ),
    writerNames: [...release.writers].map((id) => names.get(id) ?? id),
    takesBack: release === current && back ? backView(back) : null,
    openThreads: open.get(release.id) ?? 0,
  }));
}

function backView({ named, release: { number, reason } }: TakenBack): ChangeSetView['takesBack'] {
  return named === null || number === null ? null : { named, number, reason };
}

/** A person saves often: of savings one after the other the last one is told. */
function told(steps: readonly NamedStep[]): ChangeSetView['steps'] {
  const isRepeated = ({ event, by }: NamedStep, next: NamedStep | undefined) =>
    event === 'written' && next?.event === event && next.by === by;
  return steps
    .filter((step, i) => !isRepeated(step, steps[i + 1]))
    .map(({ at, by, event, note }) => ({
      ...{ at: at.toISOString(), name: by, event },
      // An approval begins with the digests of what was read and seen, which are nothing to read.
      note: note?.replace(/^(?:[0-9a-f]{64}\b ?)+/, '') || null,
    }));
}

function viewOf(
  release: Release,
  steps: readonly NamedStep[],
): Omit<ChangeSetView, 'openThreads' | 'takesBack' | 'writerNames'> {
  const {
    id,
    number,
    kind,
    status,
    writers,
    reason,
    changes,
    changesDigest,
    from,
    until,
    createdAt,
    verdict,
  } = release;
  return {
    ...{ id, number, kind, status, reason },
    writers: [...writers],
    files: Object.keys(changes).sort(),
    from: from?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    digest: changesDigest,
    steps: told(steps),
    proof: verdict?.check ?? [],
    impact: verdict?.impact ?? [],
    effect: digestOfEffect(verdict),
  };
}

/** What a change set makes of the files that it was written over. @throws ReleaseRefused where there is none */
export async function changesOf(db: Queryable, id: number): Promise<ChangesView> {
  const { over, changes, changesDigest } = await releaseById(db, id);
  const base = (over === null ? undefined : await findNumber(db, over))?.files ?? {};
  const paths = Object.keys(changes).sort();
  const of = (manifest: Readonly<Record<string, string>>) =>
    readFiles(db, Object.fromEntries(Object.entries(manifest).filter(([path]) => paths.includes(path))));
  const [before, after] = [await of(base), await of(applied(base, changes))];
  const files = paths.map((path) => ({
    path,
    before: before.get(path) ?? null,
    after: after.get(path) ?? null,
  }));
  return { digest: changesDigest, files };
}
