import { buildLibrary, type Library, type Workshop } from './library.ts';
import type { InForce, Origin } from './origin.ts';
import { filesOf, readSource, type Source, sourceOfFiles } from './source.ts';
import { watchFolders } from './watch.ts';

const inForce = (source: Source, library: Library): InForce => ({
  source,
  library,
  release: null,
  faults: library.faults,
});

/** The files below a folder: what is saved is in force, what is broken stays as it was. */
export function folderOrigin(root: string, workshop: Workshop): Origin {
  const { store } = workshop;
  const keepIfSound = async (source: Source, library: Library) => {
    if (library.faults.length === 0) await store.keepSoundFiles(filesOf(source));
  };
  return {
    // What is broken at the start is in force as it was when all files were sound.
    begin: async () => {
      const source = await readSource(root);
      const library = await buildLibrary(source, workshop);
      await keepIfSound(source, library);
      const kept = library.faults.length > 0 ? await store.soundFiles() : undefined;
      if (kept === undefined) return inForce(source, library);
      const sound = sourceOfFiles(kept);
      const before = await buildLibrary(sound, workshop);
      const mended = await readSource(root, sound);
      return inForce(mended, await buildLibrary(mended, workshop, before));
    },
    renew: async (previous) => {
      const source = await readSource(root, previous.source);
      const library = await buildLibrary(source, workshop, previous.library);
      await keepIfSound(source, library);
      return inForce(source, library);
    },
    watch: (watcher) => watchFolders(root, watcher),
  };
}
