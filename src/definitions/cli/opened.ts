import { createRuntime } from '../../shared/rules/runtime.ts';
import { buildLibrary, type Library } from '../library.ts';
import { memoryScriptStore } from '../script-store.ts';
import { readSource, type Source } from '../source.ts';

/** Definitions read from a folder and compiled in this process. */
export interface Opened {
  root: string;
  source: Source;
  library: Library;
}

/** Reads and compiles all definitions below a folder; what is wrong with them stands in the library. */
export async function openDefinitions(root: string, now: Date): Promise<Opened> {
  const source = await readSource(root);
  const library = await buildLibrary(
    source,
    memoryScriptStore(),
    createRuntime(() => now),
  );
  return { root, source, library };
}
