import type { FileTexts } from '../../../definitions/file-texts.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { inTurn } from '../../infra/jobs/in-turn.ts';
import { keepFiles } from './definition-file.repository.ts';
import { applied, changesFrom, digestOf, type Manifest, manifestOf, overtaken } from './manifest.ts';
import { insistOnSound, proof } from './proved.service.ts';
import { numberInForce, putInForce } from './put-in-force.service.ts';
import { findFiles, findPublished, hasFolder, lockReleases, type Release } from './release.repository.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { refuse } from './release-refused.ts';
import { insertRelease } from './release-writing.repository.ts';
import { releaseById } from './step.service.ts';

/**
 * A new program's folder and what has been published meet by file, both seen from what they were written over: the
 * release that the folder says, else the folder of the program before.
 * @throws ReleaseRefused for files that both have changed: neither change is lost without a word
 */
async function joined(
  db: Queryable,
  folder: Manifest,
  current: Release,
  over: string | undefined,
): Promise<Manifest> {
  const known = over === undefined ? undefined : await findFiles(db, over);
  const base = known?.files ?? current.folder ?? {};
  const changes = changesFrom(base, folder);
  const twice = overtaken(changes, base, current.files ?? {});
  if (twice.length > 0)
    refuse(
      ...twice.map((path) => `${path} was changed by this program, and otherwise by what was published.`),
      'Write what is in force into the folder of the program before (npm run rules -- export), join both changes with definitions-release.json in the folder of this one, and start it again. The servers of before go on.',
    );
  return applied(current.files ?? {}, changes);
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
    const files = current ? await joined(deps.db, folder, current, over) : folder;
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
      await putInForce(tx, { release, files, folder, leaves: 'superseded', by, now });
    });
  }
}
