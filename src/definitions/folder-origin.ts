import { buildLibrary, type Library, type Workshop } from './library.ts';
import type { InForce, Origin } from './origin.ts';
import { areSame, proofOf, type ReadFile, readFiles } from './read-files.ts';
import {
  filesOf,
  type ParsedBefore,
  type Source,
  sourceOf,
  sourceOfFiles,
  sourceOfProved,
} from './source.ts';
import { watchFolders } from './watch.ts';

const inForce = (source: Source, library: Library): InForce => ({
  source,
  library,
  release: null,
  faults: library.faults,
});

/**
 * The files below a folder: what is saved is in force, what is broken stays as it was.
 * @param program names the program's own code: files that it has found sound are not looked at again at its next start;
 * without it they always are
 */
export function folderOrigin(root: string, workshop: Workshop, program?: string): Origin {
  const { store } = workshop;
  const before: ParsedBefore = new Map();
  /** The files that are in force, as far as they are sound. */
  let seen: readonly ReadFile[] = [];
  const take = async (files: readonly ReadFile[], source: Source, previous?: Library) => {
    const library = await buildLibrary(source, workshop, previous);
    const isSound = library.faults.length === 0 && !source.isProved;
    if (isSound) await store.keepSoundFiles(filesOf(source), program && proofOf(files, program));
    seen = files;
    return inForce(source, library);
  };
  const isProved = async (files: readonly ReadFile[]) =>
    program !== undefined && (await store.soundProof()) === proofOf(files, program);
  return {
    // What is broken at the start is in force as it was when all files were sound.
    begin: async () => {
      const files = await readFiles(root);
      if (await isProved(files)) return take(files, sourceOfProved(files));
      const first = await take(files, sourceOf(files, undefined, before));
      const kept = first.faults.length > 0 ? await store.soundFiles() : undefined;
      if (kept === undefined) return first;
      const sound = sourceOfFiles(kept);
      const asBefore = await buildLibrary(sound, workshop);
      return take(files, sourceOf(files, sound, before), asBefore);
    },
    renew: async (previous) => {
      const files = await readFiles(root);
      if (areSame(seen, files)) return previous;
      return take(files, sourceOf(files, previous.source, before), previous.library);
    },
    watch: (watcher) => watchFolders(root, watcher),
  };
}
