import type { FileTexts } from '../../../definitions/file-texts.ts';
import { keepFiles } from './definition-file.repository.ts';
import { applied, changesFrom, digestOf, manifestOf } from './manifest.ts';
import { insistOnSound, proof } from './proved.service.ts';
import { numberInForce, putInForce } from './put-in-force.service.ts';
import { findPublished, hasFolder, lockReleases } from './release.repository.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { insertRelease } from './release-writing.repository.ts';
import { releaseById } from './step.service.ts';

/**
 * The program's own folder becomes a release when a process finds it for the first time: the first release, or that of a
 * new program, with what had been published over the folder before. A folder that was in force once is not taken again.
 * @throws ReleaseRefused where the folder has faults, or what was published does not fit it any more
 */
export async function takeFolder(deps: ReleaseDeps, own: FileTexts): Promise<void> {
  const folder = manifestOf(own);
  while (!(await hasFolder(deps.db, digestOf(folder)))) {
    const current = await findPublished(deps.db);
    const changes = changesFrom(current?.folder ?? {}, current?.files ?? {});
    const files = applied(folder, current ? changes : {});
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
