import type { FileTexts } from '../../../definitions/file-texts.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { inTurn } from '../../infra/jobs/in-turn.ts';
import { keepFiles } from './definition-file.repository.ts';
import { lastingOf } from './layers.ts';
import { applied, changesFrom, digestOf, type Manifest, manifestOf, overtaken } from './manifest.ts';
import { insistOnSound, proof } from './proved.service.ts';
import { numberInForce, putInForce } from './put-in-force.service.ts';
import {
  type Folders,
  findFiles,
  findPublished,
  folderNumber,
  foldersOf,
  hasFolder,
  layersOf,
  lockReleases,
  type Release,
} from './release.repository.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { refuse } from './release-refused.ts';
import { insertRelease } from './release-writing.repository.ts';
import { releaseById } from './step.service.ts';

interface Base {
  /** The files that a folder was written over. */
  files: Manifest;
  /** The release that the folder names, also where a program's folder came after it. */
  named: Manifest | undefined;
}

/** A release that is older than the folder of the program before says nothing any more of what this one has changed. */
async function baseOf(db: Queryable, current: Release, over: string | undefined): Promise<Base> {
  const named = over === undefined ? undefined : await findFiles(db, over);
  const last = await folderNumber(db, current.folderDigest ?? '');
  const isNewer = (named?.number ?? 0) >= (last ?? 0);
  const files = (isNewer ? named?.files : undefined) ?? current.folder ?? {};
  return { files, named: named?.files ?? undefined };
}

/**
 * A new program's folder and what has been published meet by file, both seen from what they were written over: the
 * release that the folder says, else the folder of the program before.
 * @throws ReleaseRefused for files that both have changed: neither change is lost without a word
 */
function joined(folder: Manifest, current: Release, base: Manifest): Manifest {
  const changes = changesFrom(base, folder);
  const twice = overtaken(changes, base, current.files ?? {});
  if (twice.length > 0)
    refuse(
      ...twice.map((path) => `${path} was changed by this program, and otherwise by what was published.`),
      'Write what is in force into the folder of the program before (npm run rules -- export), join both changes with definitions-release.json in the folder of this one, and start it again. The servers of before go on.',
    );
  return applied(current.files ?? {}, changes);
}

interface Taken extends Folders {
  /** All files that are in force with it. */
  files: Manifest;
}

/** @throws ReleaseRefused */
async function takenOver(
  { db, clock }: ReleaseDeps,
  folder: Manifest,
  current: Release,
  over: string | undefined,
): Promise<Taken> {
  const base = await baseOf(db, current, over);
  const layers = await layersOf(db, Object.keys(base.named ?? {}), clock());
  const lasting = lastingOf(folder, base.named, { ...foldersOf(current), layers });
  return { files: joined(folder, current, base.files), folder, lasting };
}

/**
 * The program's own folder becomes a release when a process finds it for the first time: the first release, or that of a
 * new program, with what had been published over the folder before. A folder that was in force once is not taken again.
 * @param over the digest of the files that the folder was written over, where it says so
 * @throws ReleaseRefused where the folder has faults, or what was published does not fit it any more
 */
export async function takeFolder(deps: ReleaseDeps, own: FileTexts, over?: string): Promise<void> {
  if (await hasFolder(deps.db, digestOf(manifestOf(own)))) return;
  // Processes that start together would each prove the same for as long.
  await inTurn(deps.db, 'take-folder', () => takeNew(deps, own, over));
}

async function takeNew(deps: ReleaseDeps, own: FileTexts, over: string | undefined): Promise<void> {
  const folder = manifestOf(own);
  while (!(await hasFolder(deps.db, digestOf(folder)))) {
    const current = await findPublished(deps.db);
    const first = { files: folder, folder, lasting: folder };
    const { files, lasting } = current ? await takenOver(deps, folder, current, over) : first;
    await keepFiles(deps.db, own.values());
    const verdict = await proof(deps, files, current);
    insistOnSound(verdict);
    await deps.db.transaction(async (tx) => {
      await lockReleases(tx);
      if ((await numberInForce(tx)) !== (current?.number ?? null)) return;
      const [by, now] = ['deployment', deps.clock()];
      const reason = current ? 'The folder of a new program.' : 'The folder of the first program.';
      const id = await insertRelease(tx, {
        ...{ kind: 'folder', status: 'approved', author: by, reason, over: current?.number ?? null, now },
        changes: changesFrom(current?.files ?? {}, files),
      });
      const release = { ...(await releaseById(tx, id)), verdict };
      await putInForce(tx, { release, files, folder: { folder, lasting }, leaves: 'superseded', by, now });
    });
  }
}
